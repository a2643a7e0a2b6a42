import { setJuror } from '@brightyard/contract/calls'
import type { CampaignJuror, JuryDesk } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Grid, Heading, Section, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { deskQuery } from './jury.queries.ts'
import { Progress } from './progress.tsx'

interface JurySeatsProps {
  desk: JuryDesk
  userId: number
}

/** The judges in their seats: by which account each scores, and how far each is. */
export const JurySeats = ({ desk, userId }: JurySeatsProps) => (
  <Section title="The jury" headingSize="md">
    {desk.jurors.length === 0 ? (
      <Text>No panellist is named as a judge of this campaign.</Text>
    ) : (
      <Grid
        as="ul"
        listStyleType="none"
        gap="5"
        templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}
      >
        {desk.jurors.map((juror) => (
          <Seat
            // With another account it begins again.
            key={`${juror.panellist} ${juror.email}`}
            juror={juror}
            desk={desk}
            userId={userId}
          />
        ))}
      </Grid>
    )}
  </Section>
)

function Seat({ juror, desk, userId }: JurySeatsProps & { juror: CampaignJuror }) {
  const { slug, phase } = desk.campaign
  const client = useQueryClient()
  const [email, setEmail] = useState(juror.email ?? '')
  const seating = useMutation({
    ...mutationOf(setJuror),
    onSuccess(changed) {
      client.setQueryData(deskQuery(userId, slug).queryKey, changed)
      showToast({ kind: 'success', title: `Saved for ${juror.name}.` })
    },
  })
  const { error } = seating
  const problem = error instanceof ApiError ? error.fields?.['email'] : undefined
  return (
    <Box
      as="li"
      bg="bg.panel"
      boxShadow="sm"
      px="5"
      py="5"
      borderRadius="lg"
      borderTopWidth="0.625rem"
      borderColor={juror.email === null ? 'border' : 'colorPalette.solid'}
    >
      <Heading as="h3" size="xs">
        {juror.name}
      </Heading>
      <Box my="2">
        <Progress {...juror} />
      </Box>
      {phase === 'closed' ? (
        <Text>{juror.email ?? 'No account'}</Text>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            seating.mutate({ slug, panellist: juror.panellist, email: email.trim() || null })
          }}
        >
          <Field
            label="Scores by the account"
            help="An email address; empty for nobody."
            error={problem ?? (error ? failureSentence(error) : undefined)}
          >
            <TextInput
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Flex mt="3">
            <Button
              type="submit"
              variant="soft"
              busy={seating.isPending}
              aria-label={`Save the account of ${juror.name}`}
            >
              Save
            </Button>
          </Flex>
        </form>
      )}
    </Box>
  )
}
