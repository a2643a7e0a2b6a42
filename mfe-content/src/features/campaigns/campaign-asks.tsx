import { indianStates, type MarketingCampaign } from '@brightyard/contract/entities'
import { chakra, Grid, Heading, Notice } from '@brightyard/ui'
import { AddressFields } from '@brightyard/ui/address-fields'
import { Field, Select } from '@brightyard/ui/form'
import type { UseFormReturn } from 'react-hook-form'
import type { Draft } from './campaign-draft.ts'
import { wordsOfSold } from './campaign-words.ts'

interface CampaignAsksProps {
  campaign: Pick<MarketingCampaign, 'asks' | 'sells'>
  /** How often it is chosen: once for each box. */
  pieces: number
  form: UseFormReturn<Draft>
}

/** Choices of each piece, and where they go. */
export function CampaignAsks({ campaign, pieces, form }: CampaignAsksProps) {
  const { asks, sells } = campaign
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      {asks.choices.length > 0
        ? Array.from({ length: pieces }, (_, piece) => (
            <chakra.fieldset key={piece} border="none" minW="0">
              <chakra.legend fontWeight="bold" mb="2">
                {pieces > 1 ? `${wordsOfSold[sells].one} ${piece + 1}` : 'What goes into it'}
              </chakra.legend>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
                gap="4"
              >
                {asks.choices.map(({ key, label, options }) => (
                  <Field key={key} label={label} error={errors.choices?.[piece]?.[key]?.message}>
                    <Select
                      {...register(`choices.${piece}.${key}`)}
                      placeholder="Please choose"
                      options={options.map((option) => ({ value: option, label: option }))}
                    />
                  </Field>
                ))}
              </Grid>
            </chakra.fieldset>
          ))
        : null}
      {asks.address ? (
        <>
          <Heading as="h4" size="xs">
            Where should we send it?
          </Heading>
          {errors.address?.message ? <Notice tone="danger">{errors.address.message}</Notice> : null}
          <AddressFields
            states={indianStates}
            fieldOf={(name) => ({
              control: register(`address.${name}`),
              error: errors.address?.[name]?.message,
            })}
          />
          <Heading as="h4" size="xs">
            Who orders it?
          </Heading>
        </>
      ) : null}
    </>
  )
}
