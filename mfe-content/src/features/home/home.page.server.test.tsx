/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getHome, getShopWindow } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { renderOnServer } from '@brightyard/testing/server'
import { homeOf, productOf } from '../../fixtures/content.ts'
import * as home from './home.page.tsx'

const shelves = { popular: [productOf(1)], new_arrivals: [productOf(2)] }

const open = () => renderOnServer(home, { path: '/' })

test('R-001: the first HTML of the home page holds every block', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  const { status, html, unfetched } = await open()
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  for (const text of [
    'Slide 1',
    'partner schools',
    'Program 1',
    'Event 21',
    'Colourothon',
    'Blocks 1',
    'Blocks 2',
    '3–5',
    'Pune',
    'Maati Studio',
    'River gauge',
    'She asks for maths',
    'Tenth centre opens',
    'Gold for inclusive design',
  ])
    expect(html).toContain(text)
})

test('Q-038: the large picture comes first and at once, the others when they are near, all with their size', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  const pictures = (await open()).html.match(/<img[^>]*>/g) ?? []
  const [first, ...rest] = pictures
  expect(first).toMatch(/fetchPriority="high"/i)
  expect(first).toContain('loading="eager"')
  expect(rest.length).toBeGreaterThan(4)
  for (const picture of rest) expect(picture).toContain('loading="lazy"')
  for (const picture of pictures)
    expect(picture).toMatch(/(?=.*width="\d+")(?=.*height="\d+")(?=.*alt=")/)
})

test('W-009, Q-036: title, description, canonical address, preview and structured data', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  const { html } = await open()
  expect(html).toContain('<title>Brightyard</title>')
  expect(html).toMatch(/<meta name="description" content="Classes, activities/)
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost\/"/)
  expect(html).toMatch(/property="og:image" content="[^"]*slide-1\.jpg"/)
  expect(html).toContain('"@type":"Organization"')
  expect(html).toContain('"@type":"WebSite"')
})

test('the page renders without any answer: the browser fetches again', async () => {
  network.use(refuse(getHome, 500), refuse(getShopWindow, 500))
  const { status, html } = await open()
  expect(status).toBe(200)
  expect(html).toContain('Room to learn, play and')
  expect(html).toContain('Loved this month')
  expect(html).toContain('by-skeleton')
})
