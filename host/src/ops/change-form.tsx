import type { Call, CallInput } from '@brightyard/contract/calls'
import { DeploymentResult, haltNotice, hasWords } from '@brightyard/contract/registry'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { Button, type ButtonProps, Stack } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { type ReactNode, type SubmitEvent, use, useRef, useState } from 'react'
import { refetchSite } from './ops.queries.ts'
import { Outcome } from './outcome.ts'
import { Refusal } from './refusal.tsx'

interface ChangeFormProps<C extends Call> {
  call: C
  /** Builds the input when the form is submitted. */
  input: (reason: string) => CallInput<C>
  /** Label of the button. */
  action: string
  /** Announced when it is done. */
  done: string
  /** `Reason` unless given. */
  label?: string
  help?: string
  /** Further fields. */
  children?: ReactNode
  colorPalette?: ButtonProps['colorPalette']
  variant?: ButtonProps['variant']
  onDone?: () => void
}

/** One change of the site: a reason is required; a refusal is shown in the form. */
export function ChangeForm<C extends Call>(props: ChangeFormProps<C>) {
  const { call, input, action, done, label = 'Reason', help, children, onDone } = props
  const api = useApi()
  const client = useQueryClient()
  const say = use(Outcome)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: (given: CallInput<C>) => api.call(call, given),
    onSuccess(result) {
      setReason('')
      const halted = DeploymentResult.safeParse(result).data?.haltedBefore ?? []
      say([done, ...halted.map(haltNotice)].join(' '))
      onDone?.()
    },
    // Also after a refusal, so that the page shows its cause.
    onSettled: () => refetchSite(client),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const why = reason.trim()
    setMissing(!hasWords(why))
    if (!hasWords(why)) return field.current?.focus()
    if (!change.isPending) change.mutate(input(why))
  }

  return (
    <form onSubmit={send} noValidate aria-label={action}>
      <Stack gap="4" align="stretch">
        {children}
        <Field
          label={label}
          help={help ?? 'Recorded in the history with your name.'}
          error={isMissing ? 'Enter a few words.' : undefined}
        >
          <TextInput
            ref={field}
            value={reason}
            maxLength={1000}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Refusal error={change.error} />
        <Button
          type="submit"
          alignSelf="flex-start"
          busy={change.isPending}
          colorPalette={props.colorPalette}
          variant={props.variant}
        >
          {action}
        </Button>
      </Stack>
    </form>
  )
}
