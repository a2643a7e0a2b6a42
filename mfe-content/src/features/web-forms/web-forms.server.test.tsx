/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { readWebForm } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

const open = () => renderOnServer(page, { path: '/web-form/:slug?', address: '/web-form/lake' })

test('R-144: a form for everybody is readable from the server', async () => {
  network.use(answer(readWebForm, webFormOf()))
  const { status, html, unfetched } = await open()
  expect([status, unfetched]).toEqual([200, []])
  expect(html).toContain('How do you come?')
  expect(html).toContain('<title>Trip to the lake · Brightyard</title>')
  expect(await htmlFindings(html)).toEqual([])
})

test('R-144, Z-050: one for people with an account shows no question', async () => {
  network.use(answer(readWebForm, webFormOf({ is_public: false, content: null })))
  const { html } = await open()
  expect(html).toContain('Sign in to fill it in')
  expect(html).not.toContain('How do you come?')
  expect(html).toContain('noindex')
})

test('R-144: an unknown form is a page that is not found', async () => {
  network.use(refuse(readWebForm, 404))
  expect((await open()).status).toBe(404)
})
