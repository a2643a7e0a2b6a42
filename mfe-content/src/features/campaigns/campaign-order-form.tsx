import { orderCampaign } from '@brightyard/contract/calls'
import type { CampaignPackage, MarketingCampaign } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { contentPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  Link,
  placeServerError,
  useApi,
  useNavigate,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { Link as LinkStyle, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { CampaignAsks } from './campaign-asks.tsx'
import { type Draft, draftOf } from './campaign-draft.ts'
import { campaignQuery } from './campaigns.queries.ts'
import { keepSecret } from './order-secret.ts'

interface Props {
  campaign: MarketingCampaign
  pack: CampaignPackage
  quantity: number
}

/** Who pays, and the way to the payment; nobody needs an account. */
export function CampaignOrderForm({ campaign, pack, quantity }: Props) {
  const { slug, asks } = campaign
  const totalInPaise = pack.price_in_paise * quantity
  const pieces = pack.pieces * quantity
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const user = useUser()
  const [message, setMessage] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [attempt, setAttempt] = useState({ content: '', key: '' })
  const validate = useMemo(() => zodResolver(draftOf(campaign)) as Resolver<Draft>, [campaign])
  const form = useForm<Draft>({
    // What was chosen for more of them than are wanted now is not part of the order.
    resolver: (values, ...rest) =>
      validate({ ...values, choices: values.choices?.slice(0, pieces) }, ...rest),
    defaultValues: { name: '', contact: '', accepts_terms: false },
  })
  const { formState, getValues, setValue } = form
  const { isSubmitting } = formState

  // Who is signed in is known after the page: what has been typed by then stays.
  useEffect(() => {
    if (!user) return
    if (!getValues('name')) setValue('name', user.name)
    if (!getValues('contact')) setValue('contact', user.email ?? user.mobile ?? '')
  }, [user, getValues, setValue])

  const order = form.handleSubmit(async ({ name, contact, address, choices }) => {
    setMessage(null)
    const wish = {
      slug,
      package_id: pack.id,
      quantity,
      name,
      contact,
      ...(asks.address ? { address } : {}),
      ...(asks.choices.length > 0 ? { choices } : {}),
      total_in_paise: totalInPaise,
    }
    const request = attemptOf(attempt, JSON.stringify(wish))
    setAttempt(request)
    try {
      const { order_code, secret, payment } = await api.call(orderCampaign, {
        ...wish,
        accepts_terms: true,
        idempotency_key: request.key,
      })
      keepSecret(order_code, secret)
      setLeaving(true)
      if (payment) location.assign(payment.gateway_url)
      else void navigate(contentPaths.campaignPayment.to({}, { order_code }))
    } catch (error) {
      setMessage(placeServerError(error, form))
      const isChanged = error instanceof ApiError && error.kind === 'conflict'
      if (isChanged) void queryClient.invalidateQueries(campaignQuery(slug))
    }
  })

  return (
    <form name="campaign" method="post" noValidate onSubmit={(event) => void order(event)}>
      <Stack gap="4">
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <CampaignAsks campaign={campaign} pieces={pieces} form={form} />
        <PayerFields form={form} />
        <SubmitButton
          block
          size="lg"
          busy={isSubmitting || isLeaving}
          busyLabel={totalInPaise === 0 ? 'Sending' : 'Opening the payment'}
        >
          {totalInPaise === 0 ? 'Join, free of charge' : `Pay ${formatMoney(totalInPaise)}`}
        </SubmitButton>
        <Text fontSize="sm" color="fg.muted">
          {totalInPaise === 0
            ? 'You are confirmed at once.'
            : 'With all taxes. What you chose is kept for fifteen minutes while you pay.'}
        </Text>
      </Stack>
    </form>
  )
}

/** Beside the other fields: a form goes to the first mistake in the order in which its fields are drawn. */
function PayerFields({ form: { register, formState } }: { form: UseFormReturn<Draft> }) {
  const { errors } = formState
  return (
    <>
      <Field label="Your name" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field
        label="Email or mobile number"
        help="Your confirmation goes there. You need no account."
        error={errors.contact?.message}
      >
        <TextInput
          {...register('contact')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Checkbox {...register('accepts_terms')} error={errors.accepts_terms?.message}>
        I accept the{' '}
        <LinkStyle asChild>
          <Link to={contentPaths.termsOfService.to()} target="_blank">
            terms of service
          </Link>
        </LinkStyle>
      </Checkbox>
    </>
  )
}

interface Attempt {
  content: string
  key: string
}

/** However often it is pressed, the same wish is one order. */
function attemptOf(last: Attempt, content: string): Attempt {
  if (last.content === content) return last
  return { content, key: `campaign-${crypto.getRandomValues(new Uint32Array(4)).join('-')}` }
}
