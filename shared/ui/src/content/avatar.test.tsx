import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Avatar, initialsOf } from './avatar.tsx'
import { show } from '../testing/show.tsx'

test('K-015: without a picture the initials are shown', () => {
  const { container } = show(<Avatar name="Asha Rao" />)
  expect(screen.getByRole('img', { name: 'Asha Rao' }).textContent).toBe('AR')
  expect(container.querySelector('img')).toBeNull()
})

test('L-030 K-015: the picture is the 50x50 preset, over the initials', () => {
  const { container } = show(<Avatar name="Asha Rao" src="/u/asha-50x50.jpg" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/u/asha-50x50.jpg')
  expect(picture?.getAttribute('width')).toBe('50')
  expect(picture?.getAttribute('height')).toBe('50')
  expect(picture?.getAttribute('alt')).toBe('')
  expect(container.textContent).toContain('AR')
})

test.each([
  ['asha', 'A'],
  ['Asha Devi Rao', 'AR'],
  ['Diya, 7 to 9 years', 'D'],
  ['  ', ''],
  ['आशा राव', 'आर'],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
