import { squarePerimeter } from './plane-shapes.ts'
import { partsOfSolid, roundShapes, sides } from './solids.ts'
import { pictograph, readTable } from './data.ts'
import { sameBottom, shaded, unitOf, unitFractionsInOrder } from './fractions.ts'
import { fittingUnit, hops, kilograms, litres, longer, metres, toSmaller } from './measures.ts'
import {
  bill,
  change,
  coins,
  dayLater,
  duration,
  hoursLater,
  minutesOf,
  moneyTotal,
  paise,
  weeksAndDays,
} from './money-and-time.ts'
import { storyGroups, storyLeft, storyMore, storyShare, storyTwoSteps } from './number-stories.ts'
import { topic } from './topic.ts'
import {
  add,
  divide,
  expanded,
  greatest,
  half,
  inOrder,
  missing,
  multiply,
  neighbour,
  oddOrEven,
  pattern,
  placeValue,
  rounding,
  subtract,
} from './whole-numbers.ts'

export const topicsOneToThree = [
  topic(1, 'numbers', 'Numbers up to 99', [
    ['Before and after', neighbour([2, 98])],
    ['The greatest number', greatest([1, 99])],
    ['Numbers in order', inOrder([1, 99])],
    ['Tens and ones', expanded(2)],
  ]),
  topic(1, 'addition', 'Addition', [
    ['Up to 10', add([1, 5])],
    ['Up to 20', add([2, 10])],
    ['Up to 99', add([11, 49], [2, 9])],
    ['Stories', storyMore([3, 20], [2, 9])],
  ]),
  topic(1, 'subtraction', 'Subtraction', [
    ['Up to 10', subtract([5, 10], [1, 5])],
    ['Up to 20', subtract([10, 20], [2, 9])],
    ['What is missing', missing([5, 20])],
    ['Stories', storyLeft([5, 20])],
  ]),
  topic(1, 'shapes', 'Shapes and patterns', [
    ['Sides', sides(4)],
    ['Shapes around us', roundShapes()],
    ['Patterns', pattern([1, 20], [1, 5])],
  ]),
  topic(1, 'money-time', 'Money, time and measures', [
    ['Prices together', moneyTotal([2, 20])],
    ['The clock', hoursLater()],
    ['Days of the week', dayLater([1, 6])],
    ['Longer and shorter', longer([3, 40])],
  ]),
  topic(2, 'numbers', 'Numbers up to 999', [
    ['Before and after', neighbour([100, 998])],
    ['Place value', placeValue(3)],
    ['Numbers in order', inOrder([100, 999])],
    ['Odd and even', oddOrEven([10, 999])],
  ]),
  topic(2, 'addition-subtraction', 'Addition and subtraction', [
    ['Adding up to 99', add([11, 49])],
    ['Subtracting up to 99', subtract([50, 99], [11, 49])],
    ['Double and half', half([5, 50])],
    ['Stories', storyLeft([30, 99])],
  ]),
  topic(2, 'multiplication', 'Multiplication and sharing', [
    ['Tables of 2 to 5', multiply([2, 5], [2, 10])],
    ['Equal groups', storyGroups([2, 5], [2, 10])],
    ['Sharing', storyShare([2, 5], [2, 10])],
  ]),
  topic(2, 'money-time', 'Money and time', [
    ['Change', change([20, 50, 100])],
    ['Coins and notes', coins([2, 5, 10, 20], [2, 12])],
    ['Weeks and days', weeksAndDays([1, 6])],
    ['Days ahead', dayLater([5, 16])],
  ]),
  topic(2, 'shapes-measures', 'Shapes, measures and data', [
    ['Faces, edges and corners', partsOfSolid()],
    ['Longer and shorter', longer([20, 99])],
    ['The fitting unit', fittingUnit()],
    ['Reading a list', readTable([2, 20])],
  ]),
  topic(3, 'numbers', 'Numbers up to 9,999', [
    ['Place value', placeValue(4)],
    ['Parts of a number', expanded(4)],
    ['Numbers in order', inOrder([1000, 9999])],
    ['Rounding to tens', rounding([11, 989], 10)],
  ]),
  topic(3, 'addition-subtraction', 'Addition and subtraction', [
    ['Adding hundreds', add([100, 899], [100, 899])],
    ['Subtracting hundreds', subtract([500, 999], [101, 499])],
    ['Stories of more', storyMore([100, 900])],
    ['Stories of less', storyLeft([200, 999])],
  ]),
  topic(3, 'multiplication-division', 'Multiplication and division', [
    ['Tables up to 10', multiply([2, 10], [2, 10])],
    ['Two digits by one', multiply([11, 60], [2, 9])],
    ['Dividing', divide([2, 10], [2, 10])],
    ['Two steps', storyTwoSteps([2, 9], [5, 10])],
  ]),
  topic(3, 'fractions', 'Fractions', [
    ['Halves, quarters and thirds', unitOf([2, 3, 4], [2, 15])],
    ['Coloured parts', shaded([2, 10])],
    ['Fractions in order', unitFractionsInOrder([2, 12])],
    ['Adding equal parts', sameBottom([3, 10])],
  ]),
  topic(3, 'money-time', 'Money and time', [
    ['Rupees and paise', paise([1, 50])],
    ['The bill', bill([5, 40], [2, 6])],
    ['Hours and minutes', minutesOf([1, 8])],
    ['How long it takes', duration(5, 120)],
  ]),
  topic(3, 'measures-data', 'Measures, shapes and data', [
    ['Metres and centimetres', toSmaller([metres], [1, 30])],
    ['Grams and millilitres', toSmaller([kilograms, litres], [1, 9])],
    ['The way around', squarePerimeter([2, 40])],
    ['Picture charts', pictograph([2, 5, 10])],
    ['Hops', hops([5, 30], [2, 12])],
  ]),
]
