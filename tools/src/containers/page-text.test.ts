import { expect, test } from '@jest/globals'
import { textOf } from './page-text.ts'

test('the text of a page is what people can read, and of an empty shell nothing', () => {
  const page = `<html><head><title>Shop</title><style>a{}</style></head>
    <body><main><h1>Kites</h1><p>for <b>windy</b> days</p></main><script>var a = '<p>no</p>'</script></body></html>`
  expect(textOf(page)).toBe('Kites for windy days')
  expect(textOf('<head><title>Shop</title></head><body><div id="app"></div></body>')).toBe('')
})
