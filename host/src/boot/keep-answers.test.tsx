import { expect, jest, test } from '@jest/globals'
import { useQuery } from '@brightyard/runtime'
import { createQueryClient, firstUse, QueryClientProvider } from '@brightyard/runtime/host'
import { customQuery } from '@brightyard/runtime/queries'
import { act, render, screen } from '@testing-library/react'
import { keepAnswersUntilUse } from './keep-answers.ts'

const longAgo = () => Date.now() - 600_000

function showPage(ask: () => Promise<string>) {
  const queryClient = createQueryClient({} as Parameters<typeof createQueryClient>[0])
  keepAnswersUntilUse(queryClient)
  const priceQuery = customQuery('price', {}, ask)
  queryClient.setQueryData(priceQuery.queryKey, '₹449', { updatedAt: longAgo() })
  const Price = () => <p>{useQuery(priceQuery).data}</p>
  render(
    <QueryClientProvider client={queryClient}>
      <Price />
    </QueryClientProvider>,
  )
}

test('the answers of an old page are asked for again when a person uses it, and not before', async () => {
  const ask = jest.fn(() => Promise.resolve('₹399'))
  showPage(ask)
  expect(screen.getByText('₹449')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
  await act(async () => {
    window.dispatchEvent(new Event('pointermove'))
    await firstUse()
  })
  expect(await screen.findByText('₹399')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(1)
})
