import { beforeEach, expect, jest, test } from '@jest/globals'

let firstUse: () => Promise<void>
let startUse: () => void
const started = jest.fn()

beforeEach(async () => {
  started.mockReset()
  jest.resetModules()
  ;({ firstUse, startUse } = await import('./first-use.ts'))
  void firstUse().then(started)
})

/** What waits is told after the event. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'])(
  'W-007: what waits for a person starts with the first %s',
  async (sign) => {
    await told()
    expect(started).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    await told()
    expect(started).toHaveBeenCalledTimes(1)
  },
)

test('W-007: a mouse that rests where the page comes is no person yet', async () => {
  const move = (movementX: number) =>
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 })
  document.body.dispatchEvent(move(0))
  await told()
  expect(started).not.toHaveBeenCalled()
  document.body.dispatchEvent(move(1))
  await told()
  expect(started).toHaveBeenCalledTimes(1)
})

test('another tab is a sign of a person as well', async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await told()
  expect(started).toHaveBeenCalled()
})

test('somebody who is known need not do anything', async () => {
  startUse()
  await told()
  expect(started).toHaveBeenCalled()
  const later = jest.fn()
  await firstUse().then(later)
  expect(later).toHaveBeenCalled()
})
