/** Areas of the site, in the colours of their pages. */
export const pictureAreas = ['shop', 'learn', 'talent', 'brand'] as const
export type PictureArea = (typeof pictureAreas)[number]

export interface Ground {
  readonly from: string
  readonly to: string
  /** Large soft shapes. */
  readonly shape: string
  /** Small shapes and strong parts. */
  readonly accents: readonly [string, string, string]
  /** The darkest colour: what duotones and marks are printed in. */
  readonly ink: string
}

const mango = ['#FF8A4C', '#FFC24B', '#35A7C9'] as const
const leaf = ['#66B84A', '#FFC24B', '#35A7C9'] as const
const jamun = ['#E2649C', '#FFC24B', '#8E6BD1'] as const
const onDark = ['#FFC24B', '#FF9D76', '#7FD1E0'] as const

const light = (
  from: string,
  to: string,
  shape: string,
  accents: Ground['accents'],
  ink: string,
): Ground => ({ from, to, shape, accents, ink })

/** Light, strong and dark grounds for each area: neighbours in a list shall differ. */
export const grounds: Record<PictureArea, readonly Ground[]> = {
  shop: [
    light('#FFF3E8', '#FFD9BC', '#FFE6D1', mango, '#9A3D12'),
    light('#FFF1C9', '#FFD673', '#FFE7A6', mango, '#8A4B08'),
    light('#F1F8F9', '#CFE8EC', '#E2F1F3', mango, '#0B5D73'),
    light('#FFB27A', '#FF8F5A', '#FFC79C', ['#FFF3E8', '#FFE08A', '#0B6583'], '#7A2E0C'),
    light('#F6EEE6', '#E4D2C0', '#EDE0D2', mango, '#5B3A22'),
    light('#E9F3E4', '#C4DFB6', '#D9EBD0', mango, '#35601F'),
  ],
  learn: [
    light('#F1FAEC', '#CDEBC2', '#E0F3D8', leaf, '#2F6B1C'),
    light('#EAF6FA', '#C6E4EE', '#DAEEF4', leaf, '#0B5D73'),
    light('#FFFAE0', '#F5E59A', '#FBF1C4', leaf, '#6B5300'),
    light('#2E7F86', '#1C5F70', '#3C939A', onDark, '#0D3B47'),
    light('#A8DB8D', '#7CC26B', '#BFE7A8', ['#FFF6D8', '#FFD35C', '#1C6A83'], '#1F5216'),
    light('#27476B', '#1A3353', '#35597F', onDark, '#10233B'),
  ],
  talent: [
    light('#FDF1F7', '#F6D0E2', '#FAE1EC', jamun, '#8E1F5C'),
    light('#F5F0FD', '#DDCEF5', '#EADFF9', jamun, '#53309C'),
    light('#FFF2EC', '#F9CFCB', '#FCE1DC', jamun, '#95302B'),
    light('#6E4AAE', '#51318C', '#8262BF', onDark, '#321B60'),
    light('#F08DB5', '#E0669A', '#F6A9C8', ['#FFF1F7', '#FFE08A', '#5A34A3'], '#7A174D'),
    light('#FFE3A3', '#FFC65C', '#FFEFC7', jamun, '#8A4B08'),
  ],
  brand: [
    light('#EFF8FB', '#C6E4EE', '#DCEFF5', leaf, '#0B5D73'),
    light('#FFF6E6', '#FFE0B0', '#FFEDCF', mango, '#8A4B08'),
    light('#0F7493', '#0A5973', '#2488A6', onDark, '#063B4D'),
    light('#F3EFE7', '#DED5C4', '#E9E2D5', mango, '#514532'),
    light('#FFD978', '#FFBE3D', '#FFE6A6', ['#0B6583', '#FFF6E6', '#E0613A'], '#7A4700'),
  ],
}

/** Whether white stands out from it. */
export const isDark = ({ from }: Ground) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(from.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 < 140
}
