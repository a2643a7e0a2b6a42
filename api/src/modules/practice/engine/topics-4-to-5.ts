import { angleKind, anglePair } from './angles-and-distances.ts'
import { missingSide, rectangle, squarePerimeter } from './plane-shapes.ts'
import { cuboid, partsOfSolid, sides } from './solids.ts'
import { mean, pictograph, readTable } from './data.ts'
import {
  decimalSum,
  decimalTimesWhole,
  decimalsInOrder,
  greatestDecimal,
  tenthsAndHundredths,
  timesTen,
} from './decimals.ts'
import {
  equivalent,
  fractionOf,
  greaterFraction,
  mixedToFraction,
  sameBottom,
  shaded,
  toDecimal,
  twoBottoms,
} from './fractions.ts'
import { kilograms, kilometres, litres, metres, toLarger, toSmaller } from './measures.ts'
import { bill, change, duration, twentyFourHours } from './money-and-time.ts'
import {
  commonFactor,
  commonMultiple,
  countFactors,
  divisible,
  findPrime,
} from './number-theory.ts'
import { storyTwoSteps } from './number-stories.ts'
import { percentOf, proportion } from './percent.ts'
import { topic } from './topic.ts'
import {
  add,
  divide,
  greatest,
  inOrder,
  mixedOperations,
  multiply,
  placeValue,
  remainder,
  rounding,
  subtract,
} from './whole-numbers.ts'

export const topicsFourToFive = [
  topic(4, 'numbers', 'Numbers up to 1 lakh', [
    ['Place value', placeValue(5)],
    ['The greatest number', greatest([10_000, 99_999])],
    ['Numbers in order', inOrder([5000, 99_999])],
    ['Rounding to hundreds', rounding([1001, 9949], 100)],
  ]),
  topic(4, 'operations', 'The four operations', [
    ['Adding thousands', add([1000, 9000], [100, 9000])],
    ['Subtracting thousands', subtract([5000, 9999], [1000, 4999])],
    ['Two digits by two', multiply([11, 40], [11, 25])],
    ['Division', divide([3, 12], [11, 90])],
    ['Remainders', remainder([3, 12], [4, 40])],
  ]),
  topic(4, 'fractions', 'Fractions', [
    ['Coloured parts', shaded([5, 16])],
    ['Equal fractions', equivalent([2, 8], [2, 6])],
    ['Part of a number', fractionOf([2, 8], [2, 12])],
    ['The greater fraction', greaterFraction([3, 10])],
  ]),
  topic(4, 'decimals', 'Tenths and hundredths', [
    ['Places after the point', tenthsAndHundredths()],
    ['Adding and subtracting tenths', decimalSum([11, 99], 1)],
    ['The greatest decimal', greatestDecimal([110, 999])],
  ]),
  topic(4, 'geometry', 'Perimeter, area and shapes', [
    ['Shapes and sides', sides(6)],
    ['Equal sides', squarePerimeter([5, 90])],
    ['Rectangles', rectangle([2, 25])],
    ['Solids', partsOfSolid()],
  ]),
  topic(4, 'money-time-measures', 'Money, time and measures', [
    ['Change', change([200, 500, 2000])],
    ['The 24-hour clock', twentyFourHours()],
    ['How long it takes', duration(5, 240)],
    ['Smaller units', toSmaller([metres, kilograms, litres, kilometres], [2, 40])],
    ['Picture charts', pictograph([5, 10, 20, 50])],
  ]),
  topic(5, 'numbers', 'Numbers up to 10 lakh', [
    ['Place value', placeValue(6)],
    ['Numbers in order', inOrder([50_000, 9_99_999])],
    ['Rounding to thousands', rounding([10_001, 99_499], 1000)],
    ['Brackets unseen', mixedOperations([10, 99])],
  ]),
  topic(5, 'operations', 'Large numbers', [
    ['Adding lakhs', add([10_000, 4_00_000])],
    ['Subtracting lakhs', subtract([5_00_000, 9_99_999], [10_000, 4_99_999])],
    ['Multiplying', multiply([101, 900], [11, 90])],
    ['Dividing', divide([11, 40], [12, 90])],
    ['Stories', storyTwoSteps([11, 60], [12, 40])],
  ]),
  topic(5, 'factors', 'Factors and multiples', [
    ['Divisibility', divisible([20, 400], [3, 4, 5, 9])],
    ['Counting factors', countFactors([6, 60])],
    ['Highest common factor', commonFactor([2, 9], [2, 8])],
    ['Lowest common multiple', commonMultiple([2, 12])],
    ['Prime numbers', findPrime([10, 99])],
  ]),
  topic(5, 'fractions', 'Fractions', [
    ['Equal denominators', sameBottom([4, 15])],
    ['Different denominators', twoBottoms([2, 8])],
    ['Mixed numbers', mixedToFraction([1, 9], [2, 9])],
    ['Part of a number', fractionOf([3, 12], [3, 25])],
  ]),
  topic(5, 'decimals', 'Decimals', [
    ['Adding and subtracting', decimalSum([101, 2500], 2)],
    ['Times a whole number', decimalTimesWhole([11, 99], 1, [2, 9])],
    ['Times 10 and 100', timesTen([11, 999], 2)],
    ['Fractions as decimals', toDecimal()],
    ['Decimals in order', decimalsInOrder([101, 999])],
  ]),
  topic(5, 'geometry-measures', 'Geometry and measures', [
    ['Kinds of angles', angleKind()],
    ['Two angles', anglePair()],
    ['The missing side', missingSide([3, 30])],
    ['Boxes', cuboid([2, 12])],
    ['Larger units', toLarger([metres, kilograms, kilometres, litres], [11, 90])],
  ]),
  topic(5, 'everyday', 'Everyday maths', [
    ['Percentages', percentOf(10, [5, 50])],
    ['Price of many', proportion([5, 60])],
    ['The bill', bill([20, 150], [3, 12])],
    ['Reading a list', readTable([20, 300])],
    ['Averages', mean([10, 60], 4)],
  ]),
]
