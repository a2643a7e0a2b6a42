import { shopPaths } from '@brightyard/contract/paths'
import { Navigate } from '@brightyard/runtime'
import { Container } from '@brightyard/ui'
import { PaymentResult } from '../../payment/payment-result.tsx'
import { useOrderCode } from '../../payment/use-order-code.ts'

/** Where the gateway sends the browser back to: paid leads on, everything else shows here (S-013). */
export function Component() {
  const orderCode = useOrderCode()
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
