### De cursus Santa Maria

## Het doel

lesson-aim = Het doel, je kolonie en je eerste dobbelstenen
    .understood = Wie na drie jaar de meeste punten heeft, wint. Een witte dobbelsteen activeert een kolom, een blauwe een rij; elk vrij gebouw erin werkt, en het laatste blokkeert de dobbelsteen voor dit jaar.
lesson-aim-governor = Jij en { $player } leiden drie jaar lang elk een jonge kolonie. Wie de mensen het gelukkigst maakt, met aan het einde de meeste punten, wint.
lesson-aim-colony = Dit is je kolonie: zes rijen en zes kolommen, nog bijna leeg. Elk gebouw doet wat zijn tekens tonen, een boerderij geeft graan, maar alleen als je het activeert.
lesson-aim-column = De witte dobbelstenen liggen er voor iedereen. Een witte activeert de kolom van zijn waarde, van boven naar beneden. Wat doet deze voor jou?
    .choice-1 = Alleen de boerderij werkt.
    .choice-2 = De boerderij werkt, daarna het stadhuis eronder.
    .choice-3 = Ik kies één gebouw uit de kolom.
    .reply-1 = Meer dan dat: één dobbelsteen activeert elk vrij gebouw in zijn kolom.
    .reply-2 = Ja, allebei. Eén dobbelsteen, twee gebouwen.
    .reply-3 = Kiezen hoeft niet: één dobbelsteen activeert elk vrij gebouw in de kolom.
lesson-aim-white = Neem deze witte dobbelsteen.
    .other = Dat kan, en tegels leggen komt nog. Kijk eerst wat een dobbelsteen doet: neem deze.
    .die = Dat kan, maar laten we eerst naar deze kolom kijken. Neem de dobbelsteen die we aanwijzen.
    .single = Dat kan, voor een munt, maar dat is één gebouw. De dobbelsteen kost niets en activeert er twee.
    .early = Dat kan, maar dan was je jaar voorbij voor het begonnen is. Neem de dobbelsteen.
    .market = Verkopen en kopen kan altijd in je beurt. Maar neem nu de dobbelsteen.
    .refused = Je kunt alleen een dobbelsteen nemen die er ligt.
lesson-aim-set = Voor munten kun je een dobbelsteen veranderen; laat deze zoals hij is. Zijn kolom brengt { $grain } en { $coins }.
    .other = Dat kan, maar elke stap weg van wat de dobbelsteen toont, kost een munt. Zoals hij ligt is hij goed, en gratis.
    .done = Je krijgt { $grain } en { $coins }. Dan neemt ook { $player } een witte dobbelsteen.
lesson-aim-blocked = De dobbelsteen ligt nu op het laatste gebouw van de kolom en blokkeert het tot het einde van het jaar. De boerderij erboven blijft vrij: iets anders kan haar nog eens activeren.
lesson-aim-blue = Deze blauwe dobbelsteen is van jou alleen. Blauwe dobbelstenen activeren rijen, van links naar rechts. Neem hem.
    .other = Dat kan, en dat doen we straks. Eerst de blauwe dobbelsteen.
    .die = Dat kan, maar witte dobbelstenen ken je al. Neem de blauwe.
    .single = Dat kan, maar de blauwe dobbelsteen activeert twee gebouwen tegelijk. Neem hem.
    .early = Dat kan, maar je jaar zou voorbij zijn en je blauwe dobbelsteen ongebruikt. Neem hem.
    .market = Verkopen en kopen kan altijd in je beurt. Maar neem nu de blauwe dobbelsteen.
    .refused = Blauw is voor rijen, wit voor kolommen.
lesson-aim-row = Laat hem zoals hij is: het bos en nog een keer de boerderij. Dat is { $wood }, { $coins } en { $grain }.
    .other = Dat kan, voor munten. Maar de bovenste rij is de goede, en die is gratis.
    .done = Je krijgt { $wood }, { $coins } en { $grain }. { $player } legt een munt op één gebouw en stuurt een conquistador op weg.
lesson-aim-store = In je voorraad liggen nu { $wood }, { $grain } en { $coins }. Twee dobbelstenen hebben dus vier keer voor je gewerkt: gebouwen in één lijn maken een kolonie sterk.
