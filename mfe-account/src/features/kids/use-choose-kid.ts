import { getKidStatus } from '@brightyard/contract/calls'
import type { Kid } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { useApi, useMutation, useNavigate, useQueryClient, useUser } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { chooseKid } from '../../signed-in/chosen-kid.ts'

/** Asks for the kid's status and opens its dashboard, or says why not. */
export function useChooseKid(onOpened: () => void) {
  const api = useApi()
  const user = useUser()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutationKey } = mutationOf(getKidStatus)
  const asking = useMutation({
    mutationKey,
    mutationFn: (kid: Kid) => api.call(getKidStatus, { user_id: kid.user_id }),
    onSuccess({ isAppDashboard }, { user_id, name, avatar }) {
      if (!isAppDashboard) return
      if (user) chooseKid(user.id, { user_id, name, avatar })
      onOpened()
      void navigate(accountPaths.practWorks.to({}, { id: user_id }))
    },
  })
  const { data, variables, isPending, isError } = asking
  return {
    /** Two quick presses send one call. */
    choose: (kid: Kid) => {
      if (client.isMutating({ mutationKey }) === 0) asking.mutate(kid)
    },
    retry: () => {
      if (variables) asking.mutate(variables)
    },
    asked: variables,
    isAsking: isPending,
    failed: isError,
    refusal: data && !data.isAppDashboard ? data : undefined,
  }
}
