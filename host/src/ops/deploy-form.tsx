import type { CallInput } from '@brightyard/contract/calls'
import {
  beginCanary,
  checkReleases,
  swapSet,
  type CheckResult,
} from '@brightyard/contract/registry'
import { useApi, useMutation } from '@brightyard/runtime'
import { Box, LiveRegion, Notice, Section, Stack } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea } from '@brightyard/ui/form'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { PercentSlider } from './percent-slider.tsx'
import { Refusal } from './refusal.tsx'
import { Verdicts } from './verdicts.tsx'

type CheckedRelease = CallInput<typeof checkReleases>['releases'][number]

const named = /^([a-z][a-z0-9-]{1,30})=(https?:\/\/.+)$/

/** Addresses, with the remote's name or without; of a whole `remotes swap …` line its releases. */
function releasesIn(text: string): CheckedRelease[] {
  return text.split('\n').flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean)
    const isCommand = words.includes('remotes')
    return (isCommand ? words.filter((word) => named.test(word)) : words).map((word) => {
      const [, name, url = word] = named.exec(word) ?? []
      return name === undefined ? { url } : { name, url }
    })
  })
}

/** Deploys releases by their addresses: first the gate's verdict, then for everybody or for some. */
export function DeployForm() {
  const api = useApi()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const check = useMutation({
    mutationFn: (releases: CheckedRelease[]) => api.call(checkReleases, { releases }),
  })

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const releases = releasesIn(text)
    setMissing(releases.length === 0)
    if (releases.length > 0 && !check.isPending) check.mutate(releases)
  }

  return (
    <Section
      title="Deploy a release"
      intro="Several addresses become one set: all of them are deployed, or none."
    >
      <Stack gap="6">
        <form onSubmit={ask} noValidate aria-label="Check releases">
          <Stack gap="4" align="flex-start">
            <Field
              label="Release addresses"
              help="One per line, with or without the remote’s name: shop=https://…"
              error={isMissing ? 'Enter at least one address.' : undefined}
            >
              <TextArea
                value={text}
                rows={2}
                width={{ base: 'full', md: '40rem' }}
                maxW="full"
                spellCheck={false}
                onChange={({ target }) => {
                  setText(target.value)
                  check.reset()
                }}
              />
            </Field>
            <SubmitButton busy={check.isPending} busyLabel="Checking" variant="soft">
              Check
            </SubmitButton>
          </Stack>
        </form>
        <LiveRegion>{check.data ? summaryOf(check.data) : ''}</LiveRegion>
        <Refusal error={check.error} />
        {check.data && <Decide answer={check.data} onDone={() => (setText(''), check.reset())} />}
      </Stack>
    </Section>
  )
}

function summaryOf({ accepted, verdicts }: CheckResult): string {
  if (accepted) return 'The gate accepts everything.'
  const count = verdicts.flatMap(({ reasons }) => reasons).length
  return `Rejected by the gate: ${count} ${count === 1 ? 'reason' : 'reasons'}.`
}

function Decide({ answer, onDone }: { answer: CheckResult; onDone: () => void }) {
  const [isTrial, setTrial] = useState(false)
  const [percent, setPercent] = useState(5)
  const { accepted, against, verdicts } = answer
  const verdict = useRef<HTMLDivElement>(null)
  // The verdict is what was asked for, and it stands below the button.
  useEffect(() => verdict.current?.focus(), [])
  const remotes = Object.fromEntries(
    verdicts.flatMap(({ name, url }) => (name === null ? [] : [[name, { url }]])),
  )
  const names = Object.keys(remotes).join(', ')
  const wanted = { remotes, expect: against ?? 0 }
  return (
    <Stack gap="5">
      <Box ref={verdict} tabIndex={-1} role="group" aria-label="Verdict" scrollMarginTop="8rem">
        <Verdicts verdicts={verdicts} />
      </Box>
      {accepted ? (
        <>
          <RadioGroup
            legend="Who gets it?"
            name="ops-for-whom"
            inline
            value={isTrial ? 'some' : 'all'}
            onValueChange={(value) => setTrial(value === 'some')}
            options={[
              { value: 'all', label: 'Everybody' },
              { value: 'some', label: 'Some visitors first (canary)' },
            ]}
          />
          {isTrial ? (
            <ChangeForm
              key="some"
              call={beginCanary}
              input={(reason) => ({ ...wanted, reason, percent })}
              action={`Start canary at ${percent}%`}
              done={`The canary has started: ${percent}% of visitors get ${names}.`}
              onDone={onDone}
            >
              <PercentSlider percent={percent} onPercentChange={setPercent} />
            </ChangeForm>
          ) : (
            <ChangeForm
              key="all"
              call={swapSet}
              input={(reason) => ({ ...wanted, reason })}
              action="Deploy to everybody"
              done={`${names} was deployed to everybody.`}
              onDone={onDone}
            />
          )}
        </>
      ) : (
        <Notice tone="warning" title="Rejected by the gate">
          Send the reasons to the squad, or check another address.
        </Notice>
      )}
    </Stack>
  )
}
