# The commands of the house. The work is done in scripts/; ARGS reaches it.
#
#   make run ARGS="--seed 7 --lang de"
#   make test ARGS="-only browser"

.DEFAULT_GOAL := help
.PHONY: help run test firefox webkit bench shape levels balance worth puzzles web pictures art sound soak hall credits dist build apk ios clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 18

run: ## build and open the game
	@scripts/run.sh $(ARGS)

test: ## run the checks of the day; ARGS=-all runs all of them, as before anything lands
	@scripts/test.sh $(ARGS)

firefox: ## try the page in Firefox, which make test runs only with ARGS=-all
	@scripts/firefox.sh $(ARGS)

webkit: ## try the page in WebKit, the engine of Safari, which make test runs only with ARGS=-all
	@scripts/webkit.sh $(ARGS)

bench: ## measure speed, start, idling and sizes
	@scripts/bench.sh $(ARGS)

shape: ## print how boards and scenes are built: lines, repeated names, arrows that run back up
	@scripts/shape.sh $(ARGS)

levels: ## let the levels of computer players play against each other, for an hour
	@scripts/levels.sh $(ARGS)

balance: ## let masters play every game among themselves: which seats and which ways win, for hours
	@scripts/balance.sh $(ARGS)

worth: ## let computer players learn what positions are worth, for half an hour: ARGS="-game stones"
	@scripts/worth.sh $(ARGS)

puzzles: ## look for the puzzles of the days in matches of masters, for hours; ARGS=-check proves them again
	@scripts/puzzles.sh $(ARGS)

web: ## build the page for the browser and serve it
	@scripts/serve.sh $(ARGS)

pictures: ## write pictures of every scene into build/pictures
	@scripts/pictures.sh

art: ## make the pictures anew from their sources
	@scripts/art.sh $(ARGS)

sound: ## make the music and the effects anew from their sources
	@scripts/sound.sh $(ARGS)

soak: ## play thousands of matches and fuzz, for hours (MATCHES, FUZZTIME)
	@scripts/soak.sh

hall: ## build the host of rooms that keeps them in JetStream
	@CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o build/runehall-hall ./internal/rooms/hall

credits: ## list the modules in the program and their licences anew, after a change of go.mod
	@CGO_ENABLED=0 go run -trimpath ./internal/workshop/tools/credits

dist: ## make the packages for Linux, Windows, macOS and the browser in build/dist
	@scripts/dist.sh $(ARGS)

build: ## build the game into build/runehall
	@scripts/build.sh

apk: ## make a preview of the app for Android, without Android's tools
	@scripts/apk.sh

ios: ## make Xcode's project of the app for iOS, on a Mac
	@scripts/ios.sh

clean: ## remove everything that was made
	@rm -rf build
