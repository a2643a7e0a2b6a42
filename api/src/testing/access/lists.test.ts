import { expect, test } from '@jest/globals'
import { toJSONSchema } from 'zod'
import { contractCalls } from './contract-calls.ts'

/** Whole lists, of what one person has few of, or of what a page shows whole; every other list is paged. */
const whole = new Set(
  [
    // A bag and its coupon.
    'acceptCartChanges addToCart applyCoupon clearCart getCartOf moveToCart removeCoupon removeFromCart',
    'removeSaved saveForLater syncCart updateCartLine viewCart getSharedWishlist listCoupons',
    // Families, rooms, addresses and what they wait for.
    'addAddress changeAddress chooseDefaultAddress listAddresses removeAddress listFamily listKids listRooms',
    'listGuardianRequests listOpenRequests listReferrals listSubscriptions listWorkplaces listAssessments findPostKids',
    // At most fifty products that somebody waits for.
    'listStockAlerts askStockAlert endStockAlert',
    // What the site is made of.
    'listBrands listCategories listCountries listSocialProviders listPracticeTopics completeSearch listCampTypes',
    // Of one offering, program or product.
    'addSessions listOwnSessions listOwnTeachers listOrganisers listProgramChapters listProgramClasses listProgramProgress listStockChanges',
    // Of one assessment: at most 500 assignments, and the figures of its questions.
    'assignAssessment listAssignments getItemAnalysis',
  ].flatMap((names) => names.split(' ')),
)

test('X-039: every list is paged with links and meta, but for those that are whole', () => {
  const unpaged = contractCalls.filter(({ response }) => {
    const { properties } = toJSONSchema(response, { unrepresentable: 'any' })
    const data = properties?.['data']
    const isList = typeof data === 'object' && data.type === 'array'
    return isList && !(properties?.['links'] && properties['meta'])
  })
  expect(unpaged.map(({ name }) => name).filter((name) => !whole.has(name))).toEqual([])
})
