import { offeringKinds } from '@brightyard/contract/entities'
import { offeringDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useUser } from '@brightyard/runtime'
import { StartPage } from '@brightyard/ui/editor'
import { RadioGroup } from '@brightyard/ui/form'
import { useState } from 'react'
import { kinds } from '../../bookings/booking-words.ts'
import { readKept } from './kept-offering.ts'
import { OfferingEditor } from './offering-editor.tsx'
import { newWork } from './offering-work.ts'
import { kindHelp } from './offering-words.ts'

/** What is offered and what it is called; then the editor, which keeps it on this device until it is saved. */
export function NewOffering() {
  const userId = useUser()?.id ?? 0
  const [started, setStarted] = useState(() => readKept(userId))
  const [kind, setKind] = useState<string>('event')
  if (started) return <OfferingEditor started={started} onDiscard={() => setStarted(null)} />
  return (
    <>
      <PageHead title="A new offering" description="Begin an offering." hidden />
      <StartPage
        colour="talent"
        back={<Link to={offeringDeskPaths.manage.to()}>What you offer</Link>}
        heading="A new offering"
        missing="Please give it a name."
        placeholder="Two nights at Kaveri bend"
        failure={null}
        busy={false}
        submitLabel="Go on"
        onCreate={(title) => {
          const chosen = offeringKinds.find((one) => one === kind)
          if (!chosen) return
          setStarted(newWork(chosen, title))
          // Another page for whoever reads, though its address is the same.
          document.documentElement.scrollTop = 0
        }}
      >
        <RadioGroup
          legend="What is it?"
          name="kind"
          cards
          value={kind}
          onValueChange={setKind}
          options={offeringKinds.map((one) => ({
            value: one,
            label: kinds[one].name,
            help: kindHelp[one],
          }))}
        />
      </StartPage>
    </>
  )
}
