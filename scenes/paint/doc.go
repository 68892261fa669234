// Package paint paints pictures on the CPU, pixel by pixel, in the light of the hall: things of stone, metal and enamel
// in any size, for which no picture was drawn. A painting is uploaded once and kept; no frame paints.
//
// Shapes are given as distances: from a point to their edge, negative inside.
package paint
