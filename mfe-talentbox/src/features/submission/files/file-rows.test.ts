import { expect, test } from '@jest/globals'
import { notReadyOf } from './file-rows.ts'

const refused = (key: number) => ({
  key,
  upload: null,
  name: `${key}.jpg`,
  size: '1 MB',
  status: 'refused' as const,
  message: 'It is broken.',
  progress: 0,
})

test('T-009: as many files are named as were not accepted', () => {
  expect(notReadyOf([refused(1)])).toMatch(/^One file was not accepted/)
  expect(notReadyOf([1, 2, 3, 4].map(refused))).toMatch(/^4 files were not accepted/)
})
