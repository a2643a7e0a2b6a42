import { askStockAlert, endStockAlert } from '@brightyard/contract/calls'
import { signInFor } from '@brightyard/contract/paths'
import {
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { Button, Stack, Text } from '@brightyard/ui'
import { BellIcon } from '@brightyard/ui/icons'
import { productAddress } from '../catalog/product-link.ts'
import { usePress } from '../shopper/use-press.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { keepPendingWish } from '../wishlist/pending-wish.ts'
import { stockAlertsQuery } from './stock-alerts.queries.ts'

interface Props {
  product: { id: number; name: string }
  variantId: number
  size?: 'sm' | 'lg'
}

/** In place of "Add to bag" where something is sold out. A visitor signs in first, then it is asked for. */
export function StockAlertButton({ product, variantId, size = 'sm' }: Props) {
  const shopper = useShopper()
  const navigate = useNavigate()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const { isAsked, change } = useStockAlert(userId, product.name, variantId)
  const { isKept, onClick } = usePress(() => {
    if (userId) return change.mutate(!isAsked)
    keepPendingWish(product, variantId)
    void navigate(signInFor('back-in-stock', productAddress(product.id, variantId)))
  })
  if (shopper.kind === 'other') return null

  const label = isAsked ? 'Do not tell me' : 'Tell me when it is back'
  return (
    <Stack gap="1.5" flex="1">
      <Button
        size={size}
        block
        variant={isAsked ? 'outline' : 'soft'}
        height="auto"
        py="2"
        whiteSpace="normal"
        busy={change.isPending || isKept}
        startIcon={size === 'lg' ? <BellIcon aria-hidden /> : null}
        aria-label={`${label}: ${product.name}`}
        onClick={onClick}
      >
        {label}
      </Button>
      <Text
        role="status"
        fontSize="sm"
        color="learn.fg"
        fontWeight="semibold"
        _empty={{ display: 'none' }}
      >
        {isAsked ? 'We will tell you when it is back.' : ''}
      </Text>
    </Stack>
  )
}

/** Whether this person has asked to hear of a variant, and the way to change it. */
function useStockAlert(userId: number, name: string, variantId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = stockAlertsQuery(userId)
  const alerts = useQuery({ ...query, enabled: userId > 0 })
  const change = useMutation({
    mutationFn: (isAsked: boolean) =>
      api.call(isAsked ? askStockAlert : endStockAlert, { variant_id: variantId }),
    onSuccess: (list) => {
      queryClient.setQueryData(query.queryKey, list)
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: `Nothing has changed: ${name}`,
        description: failureSentence(error),
      }),
  })
  const isAsked = alerts.data?.some((one) => one.variant_id === variantId) ?? false
  return { isAsked, change }
}
