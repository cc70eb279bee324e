import { insurers } from "#content/insurers.ts";
import { homeInsurerFigures as figures, homeInsurersOf } from "#content/products/home.ts";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { longPeriod } from "#format/long-date.ts";
import { formatDollars } from "#format/money.ts";
import { allOf } from "#words/parts.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const product = "Home insurance";
const waterAsAdditions = "House, condo and tenant forms; flood and sewer backup as additions";
const throughBrokers = "Through brokers, who can check your province.";

const allProvinces = (codes: readonly ProvinceCode[]) => allOf(codes.map((code) => provinceNamesByCode[code]));

/** For an insurer whose sources name some provinces and say nothing of the others. */
const atLeastIn = (how: string, codes: readonly ProvinceCode[], others: string) =>
  `${how} in ${allProvinces(codes)}. ${others}`;

const [gradeOfDefinity] = insurers.definity.ratings;

/** The ten home insurers of the ranking. */
export const homeInsurers: readonly HomeInsurer[] = homeInsurersOf({
  types: { broker: "Broker", direct: "Direct", agent: "Agent", adviser: "Adviser" },
  discounts: {
    alarm: "Monitored alarm",
    alarmOrSmartHome: "Monitored alarm or smart home",
    alumniOrProfession: "Alumni or professional group",
    bundle: "Home and auto bundle",
    claimsFree: "Claims-free",
    employerOrAssociation: "Employer or association group",
    matureOwner: "Mature owner",
    mortgageFree: "Mortgage-free",
    smartHome: "Smart home",
    valveOrSensors: "Backwater valve or leak sensors",
  },
  insurers: {
    "home-intact": {
      product,
      coverage:
        "House, condo and tenant forms; the Enhanced Water Damage Package adds sewer backup and, where eligible, overland and ground water",
      features: [
        "Largest property and casualty insurer in Canada",
        "A broker can set it beside other insurers",
        "Group includes belairdirect, Johnson and Scotia Home and Auto",
      ],
      availability: atLeastIn(
        "Through brokers",
        insurers.intact.sells.home.in,
        "For other provinces, a broker can check.",
      ),
      pros: [
        "DBRS calls it the largest in the country",
        "Two agencies have published strong grades",
        "A broker can argue your claim with it",
      ],
      cons: [
        "DBRS points to its exposure to catastrophe losses",
        "Four names on the market are this one group, so a second quote may come from the same insurer",
      ],
      bestFor: "Owners who want a broker and a very large insurer",
    },
    "home-co-operators": {
      product,
      coverage:
        "House, condo and tenant forms; Comprehensive Water adds sewer backup, surface water, rivers and lakes, rising groundwater and storm surge",
      features: [
        `Water coverage from ${formatDollars(figures.coOperatorsWaterFrom)} to the policy limit for owners`,
        "Storm surge included in that coverage",
        "Available to homeowners even where the risk is highest",
      ],
      availability: "In every province and in the territories, through its own advisers.",
      pros: ["Insures water that many others exclude", "Owned by member co-operatives", "You deal with one adviser"],
      cons: [
        "Water coverage costs more where floods are likely",
        "An adviser sells one company only, so compare for yourself",
      ],
      bestFor: "Homes near rivers or the sea",
    },
    "home-wawanesa": {
      product,
      coverage: "Three home plans, Basic, Broad and Special; flood and sewer backup as additions",
      features: [
        `Mutual company, created in ${figures.wawanesaCreated}`,
        "Sold through brokers",
        "The group includes Wawanesa Life",
      ],
      availability: throughBrokers,
      pros: ["No shareholders to pay", "A broker can set it beside other insurers"],
      cons: [
        "You deal through a broker, not with the company",
        "A mutual cannot raise money by selling shares after a bad year",
      ],
      bestFor: "Owners who watch the price and like a mutual",
    },
    "home-desjardins": {
      product,
      coverage: "House, condo and tenant forms; four optional water coverages",
      features: [
        "Financial co-operative",
        `Took over State Farm's Canadian business in ${figures.desjardinsTookOverStateFarm}`,
        "The Personal brand for groups",
      ],
      availability: "In Quebec, and through agents in Ontario, Alberta and New Brunswick.",
      pros: ["Home, auto, life and banking in one group", "Group rates through The Personal"],
      cons: ["Less present outside Quebec and Ontario", "An agent sells one company only, so compare for yourself"],
      bestFor: "Households in Quebec and Ontario",
    },
    "home-td": {
      product,
      coverage: "House, condo and tenant forms; optional water coverage",
      features: [
        "Five insurers under one name, among them Security National and TD Home and Auto",
        "Bought direct, without a broker",
        "Group rates for alumni and professions",
      ],
      availability: atLeastIn(
        "Direct, online or by phone,",
        insurers.td.sells.home.in,
        "For other provinces, its quote form asks where you live.",
      ),
      pros: [
        "A group you already belong to may lower the price",
        "One company for home, auto, life, health and travel",
      ],
      cons: ["No broker to compare or to take your side", "Its page on water coverage doesn’t name overland flood"],
      bestFor: "Members of an alumni or professional group",
    },
    "home-aviva": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Home, auto and business only, no life insurance",
        "Sold by brokers and by RBC Insurance",
        "Part of Aviva plc",
      ],
      availability: atLeastIn(
        "Through brokers and RBC Insurance",
        insurers.aviva.sells.home.in,
        "For other provinces, they can check.",
      ),
      pros: ["Keeps to property and casualty insurance", "Two ways to buy"],
      cons: [
        "Its overland water coverage is for fresh water, not for the sea",
        "A quote from RBC Insurance and one from Aviva may be the same insurer",
      ],
      bestFor: "Broker customers and clients of RBC Insurance",
    },
    "home-belairdirect": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Bought direct, online or by phone",
        "Member of the Intact group",
        "No broker between you and the insurer",
      ],
      availability: `Direct in ${allProvinces(insurers.belairdirect.sells.home.in)}.`,
      pros: ["Quick to quote without an appointment", "Sold in eight provinces"],
      cons: ["Same group as Intact Insurance: not an independent second quote", "You compare and negotiate alone"],
      bestFor: "Simple homes and people who buy online",
    },
    "home-allstate": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Local agencies",
        "Group includes Pembridge and Pafco",
        "Part of Allstate Corporation of the United States",
      ],
      availability: "Through local agencies, which can check your province.",
      pros: ["An agency you can walk into", "An ombudsman of its own for complaints"],
      cons: [
        "Agents sell one group only, so compare for yourself",
        "The group has three names: the policy says which company insures you",
      ],
      bestFor: "People who want a local agency",
    },
    "home-definity": {
      product,
      coverage: waterAsAdditions,
      features: [
        "Economical through brokers, Sonnet online",
        "Former mutual, now owned by shareholders",
        "Bought the Canadian business of Travelers",
      ],
      availability: `Economical through brokers; Sonnet online in ${allProvinces(insurers.definity.sells.home.in)}.`,
      pros: ["A choice of broker or online", `Grade affirmed on ${longPeriod(gradeOfDefinity.asOf)}`],
      cons: [
        "Sonnet's overland water coverage leaves out salt water",
        "Sonnet charges a fee when a home policy is cancelled before its end",
      ],
      bestFor: "People who want to choose between a broker and a screen",
    },
    "home-square-one": {
      product,
      coverage:
        "House, condo and tenant forms; sewer backup and inland flood to the full limit in most policies, with a flood deductible of its own",
      features: [
        "Sewer backup and inland flood to the full policy limit in most policies",
        "Sells car insurance in Ontario and Quebec, with a bundle",
        "An agency: the policy names the insurer behind it",
      ],
      availability: atLeastIn(
        "Online",
        insurers.squareOne.sells.home.in,
        "For other provinces, its quote form asks where you live.",
      ),
      pros: [
        "Inland flood and sewer backup are usually included",
        "No appointment needed",
        "Home and car can be bundled in Ontario and Quebec",
      ],
      cons: ["Coastal flood and storm surge are excluded", "Car insurance only in Ontario and Quebec"],
      bestFor: "Tenants and condo owners who buy online",
    },
  },
});
