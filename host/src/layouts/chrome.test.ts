import { expect, test } from '@jest/globals'
import { layouts } from '@brightyard/contract/release'
import { chromeOf, footerFor, hasChat, isDocument, layoutAt } from './chrome.ts'
import { frames } from './frames.tsx'

test.each([
  ['W-001', 'shop', true, 'shop'],
  ['W-002', 'default', true, 'default'],
  ['W-003', 'blank', false, 'none'],
  ['W-004', 'creative', true, 'shop'],
  ['W-005', 'login-signup', false, 'none'],
  ['W-006', 'mobile-section', false, 'none'],
] as const)('%s: layout %s', (_, layout, header, footer) => {
  expect(chromeOf[layout]).toEqual({ header, footer })
})

test('every layout has a frame', () => {
  expect(Object.keys(frames).toSorted()).toEqual([...layouts].toSorted())
})

test.each([
  ['/assessment', 'none'],
  ['/assessment/list', 'none'],
  ['/Assessment/7', 'none'],
  ['/assessments', 'default'],
  ['/profile', 'default'],
])('W-002: on %s the footer is %s', (path, footer) => {
  expect(footerFor('default', path)).toBe(footer)
})

test.each([
  ['shop', '/shop', true],
  ['default', '/kids', true],
  ['creative', '/talentbox', true],
  ['login-signup', '/login', false],
  ['blank', '/callback', false],
  ['mobile-section', '/mobile/faqs', false],
  ['default', '/assessment/list', false],
  ['default', '/Assessment/7', false],
  ['shop', '/event/booking', false],
  ['shop', '/Live-Class/Booking/', false],
  ['shop', '/program/booking/3', false],
  ['default', '/subscribed_activity/activity_booking/4', false],
  ['shop', '/event/booking-a-band', true],
  ['shop', '/shop/shopping-bags', false],
  ['shop', '/shop/checkout', false],
  ['shop', '/GlobalPaymentSummary', false],
  ['default', '/practworks/session/9', false],
  ['default', '/live-class/session/secret', false],
] as const)(
  'Z-054, W-007: whether layout %s at %s offers the chat: %p',
  (layout, path, offered) => {
    expect(hasChat(layout, path)).toBe(offered)
  },
)

test.each([
  ['/mobile', 'mobile-section'],
  ['/Mobile/nothing-here', 'mobile-section'],
  ['/mobiles', 'default'],
  ['/nothing-here', 'default'],
])('M-020: where no page is, at %s, the layout is %s', (path, layout) => {
  expect(layoutAt({ layout: 'default' }, path)).toBe(layout)
})

test('W-006: pages of the apps are documents without the site’s scripts; a page keeps its own layout', () => {
  expect(layouts.filter(isDocument)).toEqual(['mobile-section'])
  expect(layoutAt({ layout: 'shop', page: {} }, '/mobile/shelf')).toBe('shop')
})
