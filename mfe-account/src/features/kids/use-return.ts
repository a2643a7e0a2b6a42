import { accountPaths } from '@brightyard/contract/paths'
import { useLocation, useNavigate } from '@brightyard/runtime'

/** Back to the page before, or to the dashboard where this page was the first of the tab. */
export function useReturn() {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return () => void (isFirst ? navigate(accountPaths.dashboard.to()) : navigate(-1))
}
