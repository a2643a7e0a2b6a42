import { Box, Button, Picture, Stack, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { NewPicture } from '../../uploads/new-picture.tsx'
import { controlOf } from './editing.ts'
import type { OfferingWork } from './offering-work.ts'

interface Props {
  picture: OfferingWork['picture']
  /** Of the file, and of what it shows. */
  errors: readonly [string | undefined, string | undefined]
  onChange: (picture: OfferingWork['picture']) => void
}

/** Where a file is shown from, before and after it was saved. */
export const pictureSource = ({ source }: { source: string }) =>
  source.startsWith('/') ? source : `/vendor/api/offering-pictures/${source}`

/** A picture and what it shows; the file is sent as soon as it is chosen. */
export function PictureField({ picture, errors: [ofFile, ofAlt], onChange }: Props) {
  if (!picture)
    return (
      <NewPicture
        purpose="offering-picture"
        label="Picture"
        help="A wide one shows best."
        id={controlOf('picture')}
        optional
        error={ofFile}
        onChange={onChange}
      />
    )
  return (
    <Stack gap="3" id={controlOf('picture')} tabIndex={-1}>
      <Text fontWeight="semibold">Picture</Text>
      <Picture
        src={pictureSource(picture)}
        alt={picture.alt}
        width={320}
        height={200}
        css={{ width: '20rem', maxWidth: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
        borderRadius="lg"
        bg="bg.subtle"
      />
      <Field
        label="What does it show?"
        help="For those who cannot see it."
        id={controlOf('picture.alt')}
        error={ofAlt ?? ofFile}
      >
        <TextInput
          value={picture.alt}
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
        />
      </Field>
      <Box>
        <Button variant="ghost" size="sm" minH="2.75rem" onClick={() => onChange(null)}>
          Another picture instead, or none
        </Button>
      </Box>
    </Stack>
  )
}
