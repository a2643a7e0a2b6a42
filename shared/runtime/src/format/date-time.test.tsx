import { expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DateTime } from './date-time.tsx'

const noonInIndia = '2026-11-23T07:00:00.000Z'
const event = <DateTime iso={noonInIndia} show="moment" zone="home" />

function inZone(timeZone: string) {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone })
}

const textOf = (element: ReactElement) => render(element).container.textContent

test.each(['UTC', 'Europe/London', 'America/New_York'])(
  'an event shows the time at its place and names the zone to a viewer in %s',
  (zone) => {
    inZone(zone)
    expect(textOf(event)).toBe('23 Nov 2026, 12:30 pm IST')
  },
)

test.each(['Asia/Kolkata', 'Asia/Calcutta'])(
  'a viewer in India (%s) needs no name of the zone',
  (zone) => {
    inZone(zone)
    expect(textOf(event)).toMatch(/12:30 pm$/)
  },
)

test('the server’s page names no zone, so that it fits every viewer’s first render', () => {
  inZone('UTC')
  expect(renderToString(event)).toContain('12:30 pm</time>')
})

test('a day in the home zone is the day there, without a zone', () => {
  inZone('America/New_York')
  expect(textOf(<DateTime iso="2026-11-22T20:00:00.000Z" zone="home" />)).toBe('23 Nov 2026')
})

test('other times follow the viewer’s clock', () => {
  inZone('UTC')
  expect(textOf(<DateTime iso={noonInIndia} show="moment" />)).toMatch(/7:00 am$/)
})
