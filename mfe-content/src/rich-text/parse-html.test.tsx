import { expect, test } from '@jest/globals'
import { renderComponent, screen } from '@brightyard/testing'
import { parseHtml } from './parse-html.ts'
import { RichText } from './rich-text.tsx'

/** What a text of the editors becomes on the page. */
async function shown(html: string, topLevel: 2 | 4 = 2) {
  renderComponent(
    <div data-testid="text">
      <RichText html={html} topLevel={topLevel} />
    </div>,
  )
  return screen.findByTestId('text')
}

test('paragraphs, lists and quotations become elements', () => {
  expect(parseHtml('<p>One &amp; two</p><ul><li>a<li>b</ul>')).toEqual([
    { tag: 'p', children: ['One & two'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['b'] },
      ],
    },
  ])
})

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<style>p{}</style>after', 'after'],
  ['<svg onload=alert(1)><a href="javascript:x">x</a></svg>after', 'after'],
  ['<!-- <p>hidden</p> -->after', 'after'],
  ['<script>never closed', ''],
  ['<iframe src="https://evil.example"></iframe>after', 'after'],
])('%s leaves nothing to run', async (html, text) => {
  const container = await shown(html)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('script,style,svg,iframe')).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  ' vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('a link to %s loses its address and keeps its text', async (href) => {
  const container = await shown(`<p><a href="${href}">words</a></p>`)
  expect(container.querySelector('a[href]')).toBeNull()
  expect(container.textContent).toBe('words')
})

test('attributes that editors have no use for are left out', async () => {
  const container = await shown(
    '<p onclick="alert(1)" style="color:red" class="x" id="main">words</p>',
  )
  const paragraph = screen.getByText('words')
  expect(paragraph.getAttributeNames()).toEqual([])
  expect(container.textContent).toBe('words')
})

test('inner links go through the router, others say where they come from', async () => {
  await shown('<a href="/blog">Blog</a> <a href="https://example.org">Other</a>')
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog')
  expect(screen.getByRole('link', { name: 'Other' }).getAttribute('rel')).toBe('noopener')
})

test('unknown elements keep their text, stray signs stay signs', async () => {
  const container = await shown('<font>red</font> 3 < 4 &unknown; </p>')
  expect(container.textContent).toBe('red 3 < 4 &unknown; ')
})

test('headings keep their order below the parent heading', async () => {
  await shown('<h2>Part</h2><h3>Piece</h3>', 4)
  expect(screen.getByRole('heading', { level: 4, name: 'Part' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 5, name: 'Piece' })).toBeTruthy()
})
