import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../testing/show.tsx'
import { pageNumbers } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i offers %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

test('the current page is marked, and its neighbours are links', () => {
  show(
    <Pagination
      page={2}
      pages={3}
      link={(page, content) => <a href={`?page=${page}`}>{content}</a>}
    />,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 2')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=3')
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('?page=1')
})

test('a single page needs no pagination', () => {
  const { container } = show(<Pagination page={1} pages={1} link={() => <a href="/">1</a>} />)
  expect(container.querySelector('nav')).toBeNull()
})
