/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { Box } from '../layout.ts'
import { createServerStyles, UiProvider } from '../provider.tsx'

function render(color: string) {
  const styles = createServerStyles()
  const box = () =>
    renderToString(
      <UiProvider cache={styles.cache}>
        <Box color={color} />
        <Box color={color} />
      </UiProvider>,
    )
  return { styles, box }
}

test('the rules of a render are collected once, and its markup has no style tags', () => {
  const { styles, box } = render('red')
  expect(box()).toMatch(/^<div class="by-\w+"><\/div><div class="by-\w+"><\/div>$/)
  const { prefix, rules } = styles.take()
  expect(prefix).toBe('by-')
  expect(rules).toHaveLength(1)
  const [name, css] = rules[0] ?? []
  expect(css).toBe(`.by-${name}{color:red;}`)
})

test('two renders at once never share what they collect', () => {
  const one = render('red')
  const other = render('blue')
  one.box()
  other.box()
  expect(JSON.stringify(one.styles.take())).not.toContain('blue')
  expect(JSON.stringify(other.styles.take())).not.toContain('red')
})

test('what is rendered after the rules were taken brings its own', () => {
  const { styles } = render('red')
  styles.take()
  const late = renderToString(
    <UiProvider cache={styles.cache}>
      <Box color="green" />
    </UiProvider>,
  )
  expect(late).toMatch(/<style data-emotion="by \w+">\.by-\w+\{color:green;\}<\/style>/)
})
