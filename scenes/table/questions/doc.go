// Package questions keeps a public question for answers: who is asked, who has pressed to look, and who has declined. A
// table asks the seats one after another, whatever they hold in secret. It does not trouble those who hold nothing, as
// everybody sees. The package knows neither what is asked about nor what an answer is.
package questions
