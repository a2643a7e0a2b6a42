import { expect, test } from '@jest/globals'
import { start } from './start.ts'

test('a mistyped option is named, with the one that was meant', async () => {
  await expect(start(['--frsh'])).rejects.toMatchObject({
    message: 'Unknown option --frsh. Did you mean --fresh?',
    advice: expect.stringContaining('--fresh | --deploy'),
  })
})

test('a word that is no option is named too', async () => {
  await expect(start(['shop'])).rejects.toThrow('“shop”')
})
