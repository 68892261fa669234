; The installer for Windows: for one user, without asking for rights. It leaves matches and settings alone.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Runehall"
Name "Runehall"
OutFile "{{.More.Out}}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Runehall"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
SetCompressor /SOLID lzma
SetDateSave off

!define MUI_ICON "{{.More.Icon}}"
!define MUI_UNICON "{{.More.Icon}}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\runehall.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
{{range .Words}}!insertmacro MUI_LANGUAGE "{{.NSIS}}"
LangString RECORD ${LANG_{{.NSISUpper}}} "{{.Record}}"
VIAddVersionKey /LANG=${LANG_{{.NSISUpper}}} "ProductName" "Runehall"
VIAddVersionKey /LANG=${LANG_{{.NSISUpper}}} "FileDescription" "Runehall: {{.Line}}"
VIAddVersionKey /LANG=${LANG_{{.NSISUpper}}} "FileVersion" "{{$.Version}}"
VIAddVersionKey /LANG=${LANG_{{.NSISUpper}}} "ProductVersion" "{{$.Version}}"
VIAddVersionKey /LANG=${LANG_{{.NSISUpper}}} "LegalCopyright" "Apache License 2.0"
{{end}}VIProductVersion "{{.Number}}.0"
VIFileVersion "{{.Number}}.0"

Section
  SetOutPath "$INSTDIR"
  ; The page of the version before would lie there for good.
  Delete "$INSTDIR\runehall-*-page.zip"
  File "{{.More.Tree}}/runehall.exe"
  File "{{.More.Tree}}/LICENSES.txt"
  File "{{.More.Tree}}/runehall-{{.Version}}-page.zip"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Runehall.lnk" "$INSTDIR\runehall.exe"

  WriteRegStr HKCU "Software\Classes\.runehall" "" "Runehall.Record"
  WriteRegStr HKCU "Software\Classes\.runehall" "Content Type" "application/x-runehall"
  WriteRegStr HKCU "Software\Classes\.runehall\OpenWithProgids" "Runehall.Record" ""
  WriteRegStr HKCU "Software\Classes\Runehall.Record" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\Runehall.Record\DefaultIcon" "" '"$INSTDIR\runehall.exe",1'
  WriteRegStr HKCU "Software\Classes\Runehall.Record\shell\open\command" "" '"$INSTDIR\runehall.exe" --handed "%1"'
  ; Links to matches that other programs show. Anybody can write one: nothing behind --handed is read as a flag, whatever it holds.
  WriteRegStr HKCU "Software\Classes\runehall" "" "URL:$(RECORD)"
  WriteRegStr HKCU "Software\Classes\runehall" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\runehall\shell\open\command" "" '"$INSTDIR\runehall.exe" --handed "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Runehall"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "{{.Version}}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\runehall.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  ; The desktop is told that there is a new type of file.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
  Delete "$SMPROGRAMS\Runehall.lnk"
  Delete "$INSTDIR\runehall.exe"
  Delete "$INSTDIR\LICENSES.txt"
  Delete "$INSTDIR\runehall-*-page.zip"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; What another program has made of the type since stays.
  ReadRegStr $0 HKCU "Software\Classes\.runehall" ""
  StrCmp $0 "Runehall.Record" 0 +2
  DeleteRegKey HKCU "Software\Classes\.runehall"
  DeleteRegKey HKCU "Software\Classes\Runehall.Record"
  DeleteRegKey HKCU "Software\Classes\runehall"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
