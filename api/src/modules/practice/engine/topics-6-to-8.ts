import {
  angleKind,
  anglePair,
  polygonAngles,
  pythagoras,
  thirdAngle,
} from './angles-and-distances.ts'
import { circle, parallelogram, rectangle, squarePerimeter, triangleArea } from './plane-shapes.ts'
import { cuboid, cylinder } from './solids.ts'
import {
  evaluate,
  exponents,
  identity,
  solve,
  solveBothSides,
  thinkOfNumber,
  twoUnknowns,
} from './algebra.ts'
import { balls, mean, median, mode, notDrawn, readTable, spread } from './data.ts'
import {
  decimalProduct,
  decimalSum,
  decimalTimesWhole,
  decimalsInOrder,
  roundDecimal,
  timesTen,
} from './decimals.ts'
import {
  fractionOf,
  fractionProduct,
  fractionQuotient,
  greaterFraction,
  mixedToFraction,
  toDecimal,
  twoBottoms,
} from './fractions.ts'
import {
  commonFactor,
  commonMultiple,
  cubeRoot,
  divisible,
  findPrime,
  integerProduct,
  integerSum,
  power,
  square,
  temperature,
} from './number-theory.ts'
import {
  compoundInterest,
  discount,
  inverseProportion,
  percentOf,
  profit,
  proportion,
  shareInRatio,
  simpleInterest,
  speed,
  tax,
  whichPercent,
} from './percent.ts'
import { topic } from './topic.ts'
import { inOrder, mixedOperations, rounding } from './whole-numbers.ts'

export const topicsSixToEight = [
  topic(6, 'numbers', 'Knowing our numbers', [
    ['Numbers in order', inOrder([1_00_000, 99_99_999])],
    ['Rounding', rounding([10_001, 99_499], 1000)],
    ['Order of operations', mixedOperations([20, 200])],
    ['Divisibility', divisible([50, 900], [3, 4, 9, 25])],
  ]),
  topic(6, 'factors', 'Playing with numbers', [
    ['Prime numbers', findPrime([20, 120])],
    ['Highest common factor', commonFactor([4, 15], [2, 9])],
    ['Lowest common multiple', commonMultiple([4, 20])],
  ]),
  topic(6, 'integers', 'Integers', [
    ['Temperatures', temperature(15)],
    ['Small integers', integerSum(10)],
    ['Larger integers', integerSum(60)],
  ]),
  topic(6, 'fractions-decimals', 'Fractions and decimals', [
    ['The greater fraction', greaterFraction([3, 12])],
    ['Different denominators', twoBottoms([2, 12])],
    ['Fractions as decimals', toDecimal()],
    ['Decimals', decimalSum([101, 9999], 2)],
  ]),
  topic(6, 'algebra-ratio', 'Algebra and ratio', [
    ['Value of an expression', evaluate([1, 12])],
    ['Think of a number', thinkOfNumber([2, 20])],
    ['Price of many', proportion([6, 90])],
    ['Sharing in a ratio', shareInRatio([5, 90])],
  ]),
  topic(6, 'geometry-data', 'Geometry and data', [
    ['Kinds of angles', angleKind()],
    ['Equal sides', squarePerimeter([11, 150])],
    ['Rectangles', rectangle([5, 60])],
    ['Reading a list', readTable([15, 200])],
  ]),
  topic(7, 'integers', 'Integers', [
    ['Adding and subtracting', integerSum(40)],
    ['Multiplying', integerProduct(12)],
    ['Larger products', integerProduct(25)],
  ]),
  topic(7, 'fractions-decimals', 'Fractions and decimals', [
    ['Part of a number', fractionOf([3, 15], [4, 30])],
    ['Multiplying fractions', fractionProduct([2, 9])],
    ['Dividing fractions', fractionQuotient([2, 9])],
    ['Times a whole number', decimalTimesWhole([101, 999], 2, [3, 12])],
    ['Multiplying decimals', decimalProduct([11, 99])],
  ]),
  topic(7, 'equations', 'Simple equations', [
    ['Think of a number', thinkOfNumber([3, 30])],
    ['One step after the other', solve([2, 20])],
    ['With negative numbers', solve([-15, -1])],
  ]),
  topic(7, 'percent', 'Percentage and interest', [
    ['Percentage of a number', percentOf(5, [5, 60])],
    ['Which percentage', whichPercent()],
    ['Profit and loss', profit([5, 60])],
    ['Simple interest', simpleInterest([10, 90])],
  ]),
  topic(7, 'geometry', 'Triangles and areas', [
    ['Pairs of angles', anglePair()],
    ['The third angle', thirdAngle()],
    ['Area of a triangle', triangleArea([3, 25])],
    ['Circles', circle([1, 6])],
    ['Pythagoras', pythagoras([1, 3])],
  ]),
  topic(7, 'data-powers', 'Data, chance and powers', [
    ['Mean', mean([5, 60])],
    ['Median', median([5, 90])],
    ['Mode', mode([2, 30])],
    ['Probability', balls([1, 9])],
    ['Powers', power([2, 6], [2, 4])],
  ]),
  topic(8, 'rational', 'Rational numbers', [
    ['Adding and subtracting', twoBottoms([3, 15])],
    ['Multiplying', fractionProduct([3, 15])],
    ['Dividing', fractionQuotient([3, 12])],
    ['Mixed numbers', mixedToFraction([2, 15], [3, 12])],
  ]),
  topic(8, 'squares-cubes', 'Squares, cubes and powers', [
    ['Squares and roots', square([11, 40])],
    ['Cubes and roots', cubeRoot([2, 15])],
    ['Powers', power([2, 9], [3, 4])],
    ['Laws of exponents', exponents([2, 12])],
  ]),
  topic(8, 'equations', 'Linear equations', [
    ['Two steps', solve([-12, 25])],
    ['x on both sides', solveBothSides([-10, 15])],
    ['Two unknowns', twoUnknowns([2, 25])],
    ['Identities', identity([2, 15])],
  ]),
  topic(8, 'quantities', 'Comparing quantities', [
    ['Discount', discount([10, 150])],
    ['Tax', tax([5, 90])],
    ['Compound interest', compoundInterest([2, 40])],
    ['Inverse proportion', inverseProportion()],
    ['Speed and distance', speed([30, 95])],
  ]),
  topic(8, 'mensuration', 'Areas and volumes', [
    ['Trapezium', parallelogram([4, 20])],
    ['Boxes', cuboid([4, 20])],
    ['Cylinders and cones', cylinder([2, 15])],
    ['Angles of polygons', polygonAngles([4, 15])],
  ]),
  topic(8, 'data', 'Data and chance', [
    ['Mean', mean([20, 150], 6)],
    ['Median', median([20, 300], 7)],
    ['Range', spread([10, 400])],
    ['Probability', balls([2, 15])],
    ['The opposite event', notDrawn([2, 20])],
  ]),
  topic(8, 'decimals', 'Decimals at work', [
    ['Times 10 and 100', timesTen([101, 9999], 3)],
    ['Multiplying', decimalProduct([21, 160])],
    ['Rounding', roundDecimal([151, 9999])],
    ['In order', decimalsInOrder([1001, 1999])],
  ]),
]
