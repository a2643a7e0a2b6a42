import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../testing/show.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('W-013: no line of a trail begins with a mark: each stands behind the name that it leads on from', () => {
  show(
    <Breadcrumbs
      crumbs={[{ label: 'Shop', link: (label) => <a href="/shop">{label}</a> }, { label: 'Kites' }]}
    />,
  )
  const [shop, kites] = screen.getAllByRole('listitem')
  expect([shop?.firstElementChild?.tagName, shop?.lastElementChild?.tagName]).toEqual(['A', 'svg'])
  expect(kites?.querySelector('svg')).toBeNull()
})
