// Package paint paints pictures on the CPU, pixel by pixel, in the light of the hall: what the boards show of stone, metal and
// enamel in any size, without a picture that was drawn for it. What it paints is uploaded once and kept; no frame paints.
//
// Shapes are given by their distances: how far a point is from an edge, negative inside.
package paint
