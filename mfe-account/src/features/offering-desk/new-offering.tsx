import { offeringKinds, roleIds } from '@brightyard/contract/entities'
import { offeringDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useQuery, useUser } from '@brightyard/runtime'
import { StartPage } from '@brightyard/ui/editor'
import { Field, RadioGroup, Select } from '@brightyard/ui/form'
import { useState } from 'react'
import { kinds } from '../../bookings/booking-words.ts'
import { readKept } from './kept-offering.ts'
import { OfferingEditor } from './offering-editor.tsx'
import { newWork } from './offering-work.ts'
import { kindHelp } from './offering-words.ts'
import { organisersQuery } from './offerings.queries.ts'

const organiserId = 'new-offering-organiser'

/** What is offered and what it is called; then the editor, which keeps it on this device until it is saved. */
export function NewOffering() {
  const user = useUser()
  const userId = user?.id ?? 0
  const isAdmin = user?.role_id === roleIds.superAdmin
  const [started, setStarted] = useState(() => readKept(userId))
  const [kind, setKind] = useState<string>('event')
  const [vendor, setVendor] = useState('')
  const [isMissing, setMissing] = useState(false)
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
          if (isAdmin && !vendor) {
            setMissing(true)
            document.getElementById(organiserId)?.focus()
            return
          }
          setStarted(newWork(chosen, title, isAdmin ? Number(vendor) : undefined))
          // Another page for whoever reads, though its address is the same.
          document.documentElement.scrollTop = 0
        }}
      >
        {isAdmin && (
          <OrganiserField
            value={vendor}
            error={isMissing && !vendor ? 'Please choose who offers it.' : undefined}
            onChange={setVendor}
          />
        )}
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

interface OrganiserProps {
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Admins offer nothing of their own: they begin it for a partner or a school. */
function OrganiserField({ value, error, onChange }: OrganiserProps) {
  const organisers = useQuery(organisersQuery).data ?? []
  return (
    <Field
      id={organiserId}
      label="Who offers it?"
      help="Its people see the draft, and families read the name. It cannot be changed later."
      error={error}
    >
      <Select
        value={value}
        placeholder="Please choose a partner or a school"
        options={organisers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
