package ritual
import ("testing";"image";"image/png";"os";"image/color";"math"
rules "runehall/games/ritual"
"runehall/ui")
func compose(t rules.TileID, turn uint8, r float64, c cut) *painting {
 p := paintGround(t.Kind(), r, c)
 th := ui.NewTheme(ui.Look{})
 for d := range rules.Dir(6) { s := t.Rune(turn,d)
  q := paintRune(s,d,r,c,inks(t.Kind(),c,runeColor(&th,s)))
  p.lay(q.picture, p.w/2+q.x, p.h/2+q.y) }
 return p
}
func runeColor(th *ui.Theme, s rules.Rune) ui.Color { r := th.Palette.Rune; return [...]ui.Color{r.Fehu,r.Gebo,r.Tiwaz,r.Othala,r.Sowilo,r.Dagaz,r.Star}[s-1] }
func TestZZ(t *testing.T) {
 img := image.NewNRGBA(image.Rect(0,0,1000,560))
 for i := range img.Pix { img.Pix[i]=[]byte{0x22,0x18,0x12,255}[i%4] }
 x := 0
 draw := func(p *painting, cx, cy int) { for j:=range p.h { for i:=range p.w { o:=4*(j*p.w+i); a:=float64(p.pix[o+3]); if a==0{continue}; X,Y:=cx-p.w/2+i,cy-p.h/2+j; b:=img.NRGBAAt(X,Y); f:=func(v byte,k int) byte { return byte(min(255,float64(v)*(1-a)+float64(p.pix[o+k])*255)) }; img.SetNRGBA(X,Y,color.NRGBA{f(b.R,0),f(b.G,1),f(b.B,2),255}) } } }
 for i, id := range []rules.TileID{3,40,60, 10, 45, 66} { draw(compose(id,uint8(i),62,fine), 70+i*107, 70); draw(compose(id,uint8(i),110,fine), 130+i*190, 400)
  draw(compose(id,uint8(i),42,bold), 60+i*73, 190); draw(compose(id,uint8(i),30,bold), 60+i*60+440, 190); draw(compose(id,uint8(i),22,bold), 60+i*44, 260); draw(compose(id,uint8(i),19,bold), 440+i*44, 260);draw(compose(id,uint8(i),54,bold), 660+i*94, 270)}
 _=x; _=math.Pi
 f,_ := os.Create("/tmp/zz.png"); png.Encode(f,img); f.Close()
}
func BenchmarkCompose(b *testing.B) { for b.Loop() { compose(3,0,62,fine) } }
