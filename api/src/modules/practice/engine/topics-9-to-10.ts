import {
  distance,
  midpoint,
  polygonAngles,
  pythagoras,
  thirdAngle,
} from './angles-and-distances.ts'
import { circle, similar } from './plane-shapes.ts'
import { cuboid, cylinder } from './solids.ts'
import {
  discriminant,
  exponents,
  identity,
  lineAt,
  nthTerm,
  polynomial,
  polynomialRemainder,
  quadratic,
  slope,
  solveBothSides,
  sumOfTerms,
  twoUnknowns,
} from './algebra.ts'
import { balls, cards, mean, median, mode, notDrawn } from './data.ts'
import { commonFactor, commonMultiple, cubeRoot, power, square } from './number-theory.ts'
import { compoundInterest, tax } from './percent.ts'
import { topic } from './topic.ts'
import { otherRatio, sideRatio, standardValue, tower } from './trigonometry.ts'

export const topicsNineToTen = [
  topic(9, 'numbers', 'Number systems', [
    ['Squares and roots', square([15, 60])],
    ['Cubes and roots', cubeRoot([4, 20])],
    ['Powers', power([2, 12], [3, 4])],
    ['Laws of exponents', exponents([2, 15])],
  ]),
  topic(9, 'polynomials', 'Polynomials', [
    ['Value of a polynomial', polynomial(6)],
    ['Remainder theorem', polynomialRemainder()],
    ['Identities', identity([3, 25])],
  ]),
  topic(9, 'equations', 'Linear equations', [
    ['x on both sides', solveBothSides([-20, 20])],
    ['Two unknowns', twoUnknowns([-10, 30])],
    ['Points on a line', lineAt(9)],
  ]),
  topic(9, 'coordinates', 'Coordinate geometry', [
    ['Distance of points', distance([1, 2])],
    ['Midpoints', midpoint(10)],
    ['Slope', slope(8)],
  ]),
  topic(9, 'geometry', 'Lines, triangles and circles', [
    ['The third angle', thirdAngle()],
    ['Angles of polygons', polygonAngles([5, 24])],
    ['Pythagoras', pythagoras([1, 5])],
    ['Circles', circle([2, 10])],
  ]),
  topic(9, 'mensuration-data', 'Volumes, data and chance', [
    ['Boxes', cuboid([6, 30])],
    ['Cylinders and cones', cylinder([3, 20])],
    ['Mean', mean([30, 300], 6)],
    ['Median', median([30, 500], 7)],
    ['Probability', balls([3, 20])],
  ]),
  topic(10, 'real-numbers', 'Real numbers', [
    ['Highest common factor', commonFactor([6, 30], [4, 15])],
    ['Lowest common multiple', commonMultiple([12, 60])],
    ['Roots', square([20, 90])],
  ]),
  topic(10, 'polynomials', 'Polynomials and quadratics', [
    ['Value of a polynomial', polynomial(9)],
    ['Larger solution', quadratic(9)],
    ['Discriminant', discriminant()],
  ]),
  topic(10, 'equations', 'Pairs of linear equations', [
    ['x on both sides', solveBothSides([-25, 30])],
    ['Two unknowns', twoUnknowns([-20, 40])],
    ['Lines', slope(12)],
  ]),
  topic(10, 'progressions', 'Arithmetic progressions', [
    ['Rising terms', nthTerm([2, 12])],
    ['Sum of rising terms', sumOfTerms([2, 12])],
    ['Falling terms', nthTerm([-9, -1])],
    ['Sum of falling terms', sumOfTerms([-9, -1])],
  ]),
  topic(10, 'coordinates-triangles', 'Coordinates and triangles', [
    ['Distance of points', distance([1, 3])],
    ['Midpoints', midpoint(15)],
    ['Similar triangles', similar([3, 20])],
    ['Pythagoras', pythagoras([2, 6])],
  ]),
  topic(10, 'trigonometry', 'Trigonometry', [
    ['Ratios of a triangle', sideRatio()],
    ['From one ratio to another', otherRatio()],
    ['Standard angles', standardValue([1, 20])],
    ['Heights', tower([5, 90])],
  ]),
  topic(10, 'mensuration', 'Circles, areas and volumes', [
    ['Circles', circle([3, 15])],
    ['Cylinders and cones', cylinder([5, 30])],
    ['Boxes', cuboid([10, 40])],
  ]),
  topic(10, 'statistics', 'Statistics, chance and money', [
    ['Mean', mean([50, 500], 7)],
    ['Mode', mode([10, 99])],
    ['Numbered cards', cards()],
    ['The opposite event', notDrawn([5, 40])],
    ['Compound interest', compoundInterest([5, 90])],
    ['Tax', tax([20, 500])],
  ]),
]
