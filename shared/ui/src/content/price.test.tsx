import { expect, test } from '@jest/globals'
import { Price } from './price.tsx'
import { show } from '../testing/show.tsx'

test('a reduced price is read with both prices named', () => {
  const { container } = show(<Price price="₹1,180.00" oldPrice="₹1,475.00" />)
  expect(container.textContent).toBe('Now ₹1,180.00, was ₹1,475.00')
  expect(container.querySelector('s')?.textContent).toBe('₹1,475.00')
})

test.each([null, '₹1,180.00'])(
  'a price that was not reduced (before: %s) is shown alone',
  (oldPrice) => {
    const { container } = show(<Price price="₹1,180.00" oldPrice={oldPrice} />)
    expect(container.textContent).toBe('₹1,180.00')
  },
)
