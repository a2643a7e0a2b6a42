import { candidatePaths } from '@brightyard/contract/paths'
import { type PageContext, pageNotFound, useHydrated, useLocation } from '@brightyard/runtime'
import { CandidateLogin } from './candidate-login.tsx'
import { keptApplicationId } from '../../candidate/candidate-session.ts'
import { FeePaid } from './fee-paid.tsx'
import { FeePayment } from './fee-payment.tsx'

/** An address that names no assessment is no page; whether it exists is not told to visitors. */
export function loader({ params }: PageContext) {
  const { id } = params
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) throw pageNotFound()
  return null
}

/** Sign-in with a passcode, the fee, and its receipt: three steps of one visit. */
export function Component() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const isHydrated = useHydrated()
  const applicationId = isHydrated ? keptApplicationId() : null
  if (path === candidatePaths.paid.to()) return <FeePaid isKnown={applicationId !== null} />
  if (path === candidatePaths.payment.to())
    return isHydrated ? <FeePayment applicationId={applicationId} /> : null
  return <CandidateLogin applicationId={applicationId} />
}
