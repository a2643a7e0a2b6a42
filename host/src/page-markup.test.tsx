/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { Suspense, use, useId } from 'react'
import { markupOf } from './page-markup.ts'

const { signal } = new AbortController()

const Field = () => {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>Name</label> <input id={id} />
    </p>
  )
}
const Late = ({ code }: { code: Promise<string> }) => <b>{use(code)}</b>

function pageWith(code: Promise<string>) {
  return () => (
    <main>
      <title>Kites</title>
      <Suspense fallback="Loading">
        <Field />
        <Late code={code} />
      </Suspense>
      <Field />
    </main>
  )
}

test('a page that waits for a part is whole, and its markup that of a page that need not wait', async () => {
  const code = Promise.resolve('here')
  const waited = await markupOf(pageWith(code), signal)
  expect(waited).toContain('<b>here</b>')
  expect(waited).not.toContain('Loading')
  // React has noted the value of this promise by now.
  expect(await markupOf(pageWith(code), signal)).toBe(waited)
})

test('a page with a part that fails is no page', async () => {
  const Failing = () => {
    throw new Error('No kites.')
  }
  const page = () => (
    <Suspense>
      <Failing />
    </Suspense>
  )
  await expect(markupOf(page, signal)).rejects.toThrow('No kites.')
})

test('a cancelled page is not rendered', async () => {
  const rendered = () => {
    throw new Error('It was rendered.')
  }
  await expect(markupOf(rendered, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow(
    'cancelled',
  )
})
