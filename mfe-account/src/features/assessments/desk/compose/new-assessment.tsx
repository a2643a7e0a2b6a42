import { createDeskAssessment, listDeskAssessments } from '@brightyard/contract/calls'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  PageHead,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { StartPage } from '@brightyard/ui/editor'
import { Field } from '@brightyard/ui/form'
import { useState } from 'react'
import { SubjectInput } from '../subject-input.tsx'
import { newComposition } from './work.ts'

/** The first step of a new assessment: what it is called and what it is about. */
export function NewAssessment() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [subject, setSubject] = useState('')
  const creating = useMutation({
    ...mutationOf(createDeskAssessment),
    onSuccess({ id }) {
      void client.invalidateQueries(queriesOf(listDeskAssessments))
      void navigate(assessmentDeskPaths.edit.to({ id }), { replace: true })
    },
  })
  return (
    <>
      <PageHead title="A new assessment" description="Begin an assessment." hidden />
      <StartPage
        colour="learn"
        back={<Link to={assessmentDeskPaths.manage.to()}>All assessments</Link>}
        heading="A new assessment"
        intro="Nobody sees it before you publish it, and until then everything can be changed."
        missing="Please give the assessment a title."
        placeholder="Fractions, second week"
        failure={creating.error && failureSentence(creating.error)}
        busy={creating.isPending}
        submitLabel="Begin the paper"
        onCreate={(title) =>
          creating.mutate({ composition: newComposition(title, subject.trim()) })
        }
      >
        <Field label="Subject" help="It can wait until you publish.">
          <SubjectInput value={subject} onValueChange={setSubject} />
        </Field>
      </StartPage>
    </>
  )
}
