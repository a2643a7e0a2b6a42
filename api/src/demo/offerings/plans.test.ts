import { expect, test } from '@jest/globals'
import { offeringPlans } from './plans.ts'

test('what to bring is a list of whole things, with their commas', () => {
  const bringTo = (title: string) => offeringPlans.find((plan) => plan.title === title)?.bring
  expect(bringTo('Robot Olympics')).toEqual(['A robot, if you have one'])
  expect(bringTo('Family Music Picnic')).toEqual(['A mat', 'Something that makes a sound'])
})
