/** @jest-environment node */
import { css } from '@emotion/react'
import { expect, test } from '@jest/globals'
import { createStyleCache } from './style-cache.ts'

const written = (style: Parameters<typeof css>[0]) => {
  const cache = createStyleCache()
  return cache.insert('.a', css(style), cache.sheet, false)
}

test('only what today’s browsers know by a prefix gets one', () => {
  expect(written({ userSelect: 'none', display: 'flex', transform: 'none' })).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;transform:none;}',
  )
})
