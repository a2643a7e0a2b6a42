import type { Access, Layout } from '@brightyard/contract/release'

export interface NewPage {
  /** The route's pattern: `/shop/gift-cards`. */
  readonly path: string
  readonly title: string
  readonly layout: Layout
  readonly access: Access
  /** Folder and file: `gift-cards` for `features/gift-cards/gift-cards.page.tsx`. */
  readonly feature: string
}

/** As TypeScript writes it: in single quotes, or in double ones where that saves escapes. */
export function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
}

/** Plain text in JSX, or an expression where plain text is not safe. */
const inJsx = (text: string) => (/^[^{}<>&'"]*$/.test(text) ? text : `{${quoted(text)}}`)
const attribute = (text: string) => (/["\\{]/.test(text) ? `{${quoted(text)}}` : `"${text}"`)

/** On one line where it fits into the house's width, as prettier does it. */
function pageHead(title: string): string {
  const parts = [`title=${attribute(title)}`, `description=${attribute(`${title} at Brightyard.`)}`]
  const line = `      <PageHead ${parts.join(' ')} />`
  const lines = ['      <PageHead', ...parts.map((part) => `        ${part}`), '      />']
  return line.length <= 100 ? line : lines.join('\n')
}

/** As the pages of this site that list things: room below the bar and above the footer. */
function containerHead(layout: Layout): string {
  const palette = palettes[layout]
  return `<Container py={{ base: '6', md: '10' }}${palette ? ` colorPalette="${palette}"` : ''}>`
}

/** Buttons, links and marks take the colour of their area. */
const palettes: Partial<Record<Layout, string>> = { shop: 'shop', creative: 'talent' }

function heading(title: string): string {
  const opening = `      <PageHeading intro=${attribute(`${title} at Brightyard.`)}>`
  const line = `${opening}${inJsx(title)}</PageHeading>`
  return line.length <= 100
    ? line
    : [opening, `        ${inJsx(title)}`, '      </PageHeading>'].join('\n')
}

const component = ({ title, layout }: NewPage) => `import { PageHead } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'

export function Component() {
  return (
    ${containerHead(layout)}
${pageHead(title)}
${heading(title)}
    </Container>
  )
}
`

const test = ({ path, title, feature }: NewPage) => `import { expect, test } from '@jest/globals'
import { accessibilityFindings, renderPage, screen } from '@brightyard/testing'
import * as page from './${feature}.page.tsx'

test('the page says what it is, and everybody can use it', async () => {
  const { container } = renderPage(page, {
    path: ${quoted(path)},
    address: ${quoted(addressOf(path))},
  })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(${quoted(title)})
  expect(await accessibilityFindings(container)).toEqual([])
})
`

const serverTest = ({ path, feature, title }: NewPage) => `/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { renderOnServer } from '@brightyard/testing/server'
import * as page from './${feature}.page.tsx'

test('the page is rendered on the server, with its title', async () => {
  const { status, html } = await renderOnServer(page, {
    path: ${quoted(path)},
    address: ${quoted(addressOf(path))},
  })
  expect(status).toBe(200)
  expect(html).toContain('<h1')
  expect(html).toContain(${quoted(`<title>${asHtml(title)}`)})
})
`

/** As React writes text. */
const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** Some address of the page: parameters get a value, optional parts are left out. */
export const addressOf = (path: string) =>
  path
    .replaceAll(/\/:?[\w-]+\?/g, '')
    .replaceAll(/:[\w-]+/g, '1')
    .replace(/\*$/, '') || '/'

/** The files of a new page by their path below the remote's src. An open page is rendered on the server too. */
export function pageFiles(page: NewPage): Record<string, string> {
  const base = `features/${page.feature}/${page.feature}.page`
  return {
    [`${base}.tsx`]: component(page),
    [`${base}.test.tsx`]: test(page),
    ...(page.access === 'open' ? { [`${base}.server.test.tsx`]: serverTest(page) } : {}),
  }
}
