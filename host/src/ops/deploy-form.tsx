import {
  beginCanary,
  checkReleases,
  swapSet,
  type CheckResult,
} from '@brightyard/contract/registry'
import { useApi, useMutation } from '@brightyard/runtime'
import { LiveRegion, Notice, Section, Stack } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea } from '@brightyard/ui/form'
import { type SubmitEvent, useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { PercentSlider } from './percent-slider.tsx'
import { Refusal } from './refusal.tsx'
import { Verdicts } from './verdicts.tsx'

const addressesIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** Takes releases in by their addresses: the gate's verdict first, then for everybody or for some. */
export function DeployForm() {
  const api = useApi()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const check = useMutation({
    mutationFn: (addresses: string[]) =>
      api.call(checkReleases, { releases: addresses.map((url) => ({ url })) }),
  })

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const addresses = addressesIn(text)
    setMissing(addresses.length === 0)
    if (addresses.length > 0 && !check.isPending) check.mutate(addresses)
  }

  return (
    <Section
      title="Put a release in"
      intro="Several addresses make one set: all of them come in together, or none."
    >
      <Stack gap="6">
        <form onSubmit={ask} noValidate aria-label="Check releases">
          <Stack gap="4" align="flex-start">
            <Field
              label="Addresses of releases"
              help="One a line, as the squads hand them out."
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
            <SubmitButton busy={check.isPending} busyLabel="The gate is looking" variant="soft">
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

const summaryOf = ({ accepted, verdicts }: CheckResult) =>
  accepted
    ? 'The gate lets everything in.'
    : `The gate does not let this in: ${verdicts.flatMap(({ reasons }) => reasons).length} reasons.`

function Decide({ answer, onDone }: { answer: CheckResult; onDone: () => void }) {
  const [isTrial, setTrial] = useState(false)
  const [percent, setPercent] = useState(5)
  const { accepted, against, verdicts } = answer
  const remotes = Object.fromEntries(
    verdicts.flatMap(({ name, url }) => (name === null ? [] : [[name, { url }]])),
  )
  const names = Object.keys(remotes).join(', ')
  const wanted = { remotes, expect: against ?? 0 }
  return (
    <Stack gap="5">
      <Verdicts verdicts={verdicts} />
      {accepted ? (
        <>
          <RadioGroup
            legend="For whom?"
            name="ops-for-whom"
            inline
            value={isTrial ? 'some' : 'all'}
            onValueChange={(value) => setTrial(value === 'some')}
            options={[
              { value: 'all', label: 'For everybody' },
              { value: 'some', label: 'For some of the visitors first' },
            ]}
          />
          {isTrial ? (
            <ChangeForm
              key="some"
              call={beginCanary}
              input={(reason) => ({ ...wanted, reason, percent })}
              action={`Try it on ${percent} %`}
              done={`${names} is being tried on ${percent} % of the visitors.`}
              onDone={onDone}
            >
              <PercentSlider percent={percent} onPercentChange={setPercent} />
            </ChangeForm>
          ) : (
            <ChangeForm
              key="all"
              call={swapSet}
              input={(reason) => ({ ...wanted, reason })}
              action="Swap for everybody"
              done={`${names} was swapped in for everybody.`}
              onDone={onDone}
            />
          )}
        </>
      ) : (
        <Notice tone="warning" title="The gate does not let this in">
          Hand the reasons to the squad, or check another address.
        </Notice>
      )}
    </Stack>
  )
}
