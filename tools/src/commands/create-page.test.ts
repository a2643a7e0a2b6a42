import { expect, test } from '@jest/globals'
import { createPageOf } from './create-page.ts'

test('a mistyped option is named, with the one that was meant', async () => {
  await expect(createPageOf(['shop', '/shop/gifts', '--layot', 'shop'])).rejects.toMatchObject({
    message: 'Unknown option --layot. Did you mean --layout?',
    advice: expect.stringContaining('Usage: pnpm create-page'),
  })
})
