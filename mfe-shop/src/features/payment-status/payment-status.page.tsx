import { shopPaths } from '@brightyard/contract/paths'
import { Navigate, useLoaderData } from '@brightyard/runtime'
import { Container } from '@brightyard/ui'
import { loadOrder } from '../../payment/load-order.ts'
import { paymentStatusQuery } from '@brightyard/runtime/payments'
import { PaymentResult } from '../../payment/payment-result.tsx'

export const loader = loadOrder(({ queryClient }, orderCode) =>
  queryClient.fetchQuery({ ...paymentStatusQuery(orderCode), retry: false }),
)

/** Where the gateway sends the browser back to: paid leads on, everything else shows here. */
export function Component() {
  const orderCode = useLoaderData<string>()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="shop">
      <PaymentResult
        key={orderCode}
        orderCode={orderCode}
        paid={({ order_code }) => (
          <Navigate replace to={shopPaths.thankYou.to({}, { order_code })} />
        )}
      />
    </Container>
  )
}
