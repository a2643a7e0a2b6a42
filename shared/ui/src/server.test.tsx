/** @jest-environment node */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { renderToPipeableStream } from 'react-dom/server'
import {
  Avatar,
  CountBadge,
  EmptyState,
  ErrorState,
  Hero,
  LinkButton,
  MediaCard,
  Notice,
  PageHeading,
  Price,
  Rating,
  Section,
  SkeletonLines,
} from './index.ts'
import { Field, TextInput } from './form/index.ts'
import { UiProvider } from './provider.tsx'

const page = (name: string) => (
  <UiProvider>
    <Hero
      title={name}
      actions={
        <LinkButton asChild>
          <a href="/shop">Shop</a>
        </LinkButton>
      }
    />
    <PageHeading>Puzzles</PageHeading>
    <Section title="Loved this month">
      <MediaCard title={<a href="/toy">Rainbow</a>} flags={<CountBadge count={6} />}>
        <Rating value={4.5} count={3} />
        <Price price="₹450.00" oldPrice="₹500.00" />
      </MediaCard>
    </Section>
    <Avatar name={name} />
    <Notice>Open</Notice>
    <EmptyState />
    <ErrorState />
    <SkeletonLines />
    <Field label="Name">
      <TextInput />
    </Field>
  </UiProvider>
)

function rendered(name: string) {
  return new Promise<string>((resolve, reject) => {
    const out = new PassThrough()
    const stream = renderToPipeableStream(page(name), {
      onAllReady: () => stream.pipe(out),
      onError: reject,
    })
    text(out).then(resolve, reject)
  })
}

test('the core renders to a string in Node, where there is no document', async () => {
  expect(typeof document).toBe('undefined')
  const html = await rendered('Asha Rao')
  for (const part of [
    'Asha Rao',
    'Puzzles',
    'href="/shop"',
    '₹450.00',
    '5+',
    'No data found',
    '<style',
  ]) {
    expect(html).toContain(part)
  }
})

test('two requests at once do not share their styles', async () => {
  const [first, second] = await Promise.all([rendered('Asha'), rendered('Vikram')])
  expect(second?.match(/<style/g)?.length).toBe(first?.match(/<style/g)?.length)
  expect(second).not.toContain('Asha')
})
