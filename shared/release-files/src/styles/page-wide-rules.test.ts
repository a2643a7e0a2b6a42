import { parse } from 'acorn'
import { expect, test } from '@jest/globals'
import { pageWideRules } from './page-wide-rules.ts'
import { styleTexts } from './style-texts.ts'

const rulesIn = (css: string) => pageWideRules(css, 'shop').map(({ rule }) => rule)

test.each([
  'body { margin: 0 }',
  '* { box-sizing: content-box }',
  ':root { --colors-brand: red }',
  'h1 { color: red }',
  '[type=text] { color: red }',
  '.card { color: red }',
  '.shopping { color: red }',
  'body:has(.shop-page) { overflow: hidden }',
  ':not(.shop-page) { color: red }',
  ':is(.shop-page, body) { color: red }',
  '.shop-page + * { display: none }',
  '.shop-page ~ footer { display: none }',
  '.shop-page, footer { display: none }',
  '@import url(other.css);',
  '@page { margin: 0 }',
  '@view-transition { navigation: auto }',
  '@layer reset, base, tokens;',
  '@layer base { .shop-page { color: red } }',
  '@property --colors-brand { syntax: "*"; inherits: true }',
  '@keyframes spin { to { rotate: 1turn } }',
  '@font-face { font-family: "Baloo 2"; src: url(a.woff2) }',
  '@scope (body) { p { color: red } }',
  '@namespace url(http://www.w3.org/1999/xhtml);',
])('%s is page-wide', (css) => {
  expect(rulesIn(css)).toHaveLength(1)
})

test.each([
  '@media (width > 600px) { body { margin: 0 } }',
  '@supports (display: grid) { @container (width > 1px) { p { margin: 0 } } }',
  '@layer shop-page { html { margin: 0 } }',
  '.shop-page { body:has(&) { margin: 0 } }',
  '.shop-page { & + * { margin: 0 } }',
  '.shop-page { + p { margin: 0 } }',
])('%s is page-wide, however deep the rule stands', (css) => {
  expect(rulesIn(css)).toHaveLength(1)
})

test.each([
  '@charset "utf-8";',
  '.shop-page { --colors-brand: red; color: red }',
  '#shop-page h2, .shop_list > li + li, [data-shop] p { color: red }',
  '[data-remote="shop"] h2 { color: red }',
  'html[data-theme=dark] .shop-page { color: red }',
  ':where(.shop-page, .shop-list) a:not(:hover)::after { color: red }',
  '.shop-page { h2 { color: red } &:hover, & > p, .x & { color: red } > p { color: red } }',
  '@media print { .shop-page { color: red } }',
  '@layer shop.base, shop-late; @layer { .shop-page { color: red } }',
  '@keyframes shop-spin { from { rotate: 0 } 50% { rotate: 9deg } }',
  '@font-face { font-family: "shop-digits"; src: url(a.woff2) }',
  '@property --shop-angle { syntax: "*"; inherits: true }',
  '@scope (.shop-page) to (.card) { p { color: red } }',
])('%s stays inside the remote', (css) => {
  expect(rulesIn(css)).toEqual([])
})

test('the rule is named with its line and what to write instead', () => {
  expect(pageWideRules('.shop-a { color: red }\n\nbody,\nh1 { margin: 0 }', 'shop')).toEqual([
    {
      rule: 'body, h1',
      line: 3,
      instead:
        'Begin every selector with a class of the remote (“.shop-…”), or use the components of @brightyard/ui.',
    },
  ])
})

test('a sheet that cannot be parsed is reported with the place of the mistake', () => {
  expect(pageWideRules('.shop-a {\n color: red', 'shop')).toMatchObject([{ line: 1 }])
})

test('names of the style library pass where rules are read from a browser, and only there', () => {
  const css = `.by-1abc > p { color: red } @keyframes animation-1x { to { rotate: 0 } }
    @layer recipes { .by-2 { color: red } } @layer base { p { color: red } } @layer base, tokens;`
  const inBrowser = pageWideRules(css, 'shop', { generated: true }).map(({ rule }) => rule)
  expect(inBrowser).toEqual(['p', '@layer base, tokens'])
  expect(rulesIn(css)).toHaveLength(5)
})

test('style texts of a script are found, with their lines; computed ones are not', () => {
  const script = `
    jsx("style", { children: "body{margin:0}" })
    React.createElement("style", null, \`h1{color:\${c}}\`, "h2{}")
    jsx("style", { dangerouslySetInnerHTML: { __html: "p{}" } })
    sheet.insertRule("a{}", 0); sheet.replaceSync("b{}")
    jsx("style", { children: rules }); jsx("p", { children: "style{}" }); insertRule("i{}")`
  const program = parse(script, { ecmaVersion: 'latest', locations: true })
  const found = styleTexts(program).map(({ css, line }) => [line, css])
  expect(found.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [2, 'body{margin:0}'],
    [3, 'h1{color:0}'],
    [3, 'h2{}'],
    [4, 'p{}'],
    [5, 'a{}'],
    [5, 'b{}'],
  ])
})
