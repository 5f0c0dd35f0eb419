protocol Service0 {}
final class Service0Live: Service0 {}
protocol Service1 {}
final class Service1Live: Service1 {}
protocol Service2 {}
final class Service2Live: Service2 {}
protocol Service3 {}
final class Service3Live: Service3 {}
protocol Service4 {}
final class Service4Live: Service4 {}
protocol Service5 {}
final class Service5Live: Service5 {}
protocol Service6 {}
final class Service6Live: Service6 {}
protocol Service7 {}
final class Service7Live: Service7 {}
protocol Service8 {}
final class Service8Live: Service8 {}
protocol Service9 {}
final class Service9Live: Service9 {}
protocol Service10 {}
final class Service10Live: Service10 {}
protocol Service11 {}
final class Service11Live: Service11 {}
protocol Service12 {}
final class Service12Live: Service12 {}
protocol Service13 {}
final class Service13Live: Service13 {}
protocol Service14 {}
final class Service14Live: Service14 {}
protocol Service15 {}
final class Service15Live: Service15 {}
protocol Service16 {}
final class Service16Live: Service16 {}
protocol Service17 {}
final class Service17Live: Service17 {}
protocol Service18 {}
final class Service18Live: Service18 {}
protocol Service19 {}
final class Service19Live: Service19 {}
protocol Service20 {}
final class Service20Live: Service20 {}
protocol Service21 {}
final class Service21Live: Service21 {}
protocol Service22 {}
final class Service22Live: Service22 {}
protocol Service23 {}
final class Service23Live: Service23 {}
protocol Service24 {}
final class Service24Live: Service24 {}
protocol Service25 {}
final class Service25Live: Service25 {}
protocol Service26 {}
final class Service26Live: Service26 {}
protocol Service27 {}
final class Service27Live: Service27 {}
protocol Service28 {}
final class Service28Live: Service28 {}
protocol Service29 {}
final class Service29Live: Service29 {}
protocol Service30 {}
final class Service30Live: Service30 {}
protocol Service31 {}
final class Service31Live: Service31 {}
protocol Service32 {}
final class Service32Live: Service32 {}
protocol Service33 {}
final class Service33Live: Service33 {}
protocol Service34 {}
final class Service34Live: Service34 {}
protocol Service35 {}
final class Service35Live: Service35 {}
protocol Service36 {}
final class Service36Live: Service36 {}
protocol Service37 {}
final class Service37Live: Service37 {}
protocol Service38 {}
final class Service38Live: Service38 {}
protocol Service39 {}
final class Service39Live: Service39 {}
protocol Service40 {}
final class Service40Live: Service40 {}
protocol Service41 {}
final class Service41Live: Service41 {}
protocol Service42 {}
final class Service42Live: Service42 {}
protocol Service43 {}
final class Service43Live: Service43 {}
protocol Service44 {}
final class Service44Live: Service44 {}
protocol Service45 {}
final class Service45Live: Service45 {}
protocol Service46 {}
final class Service46Live: Service46 {}
protocol Service47 {}
final class Service47Live: Service47 {}
protocol Service48 {}
final class Service48Live: Service48 {}
protocol Service49 {}
final class Service49Live: Service49 {}
protocol Service50 {}
final class Service50Live: Service50 {}
protocol Service51 {}
final class Service51Live: Service51 {}
protocol Service52 {}
final class Service52Live: Service52 {}
protocol Service53 {}
final class Service53Live: Service53 {}
protocol Service54 {}
final class Service54Live: Service54 {}
protocol Service55 {}
final class Service55Live: Service55 {}
protocol Service56 {}
final class Service56Live: Service56 {}
protocol Service57 {}
final class Service57Live: Service57 {}
protocol Service58 {}
final class Service58Live: Service58 {}
protocol Service59 {}
final class Service59Live: Service59 {}
protocol Service60 {}
final class Service60Live: Service60 {}
protocol Service61 {}
final class Service61Live: Service61 {}
protocol Service62 {}
final class Service62Live: Service62 {}
protocol Service63 {}
final class Service63Live: Service63 {}
protocol Service64 {}
final class Service64Live: Service64 {}
protocol Service65 {}
final class Service65Live: Service65 {}
protocol Service66 {}
final class Service66Live: Service66 {}
protocol Service67 {}
final class Service67Live: Service67 {}
protocol Service68 {}
final class Service68Live: Service68 {}
protocol Service69 {}
final class Service69Live: Service69 {}
protocol Service70 {}
final class Service70Live: Service70 {}
protocol Service71 {}
final class Service71Live: Service71 {}
protocol Service72 {}
final class Service72Live: Service72 {}
protocol Service73 {}
final class Service73Live: Service73 {}
protocol Service74 {}
final class Service74Live: Service74 {}
protocol Service75 {}
final class Service75Live: Service75 {}
protocol Service76 {}
final class Service76Live: Service76 {}
protocol Service77 {}
final class Service77Live: Service77 {}
protocol Service78 {}
final class Service78Live: Service78 {}
protocol Service79 {}
final class Service79Live: Service79 {}
protocol Service80 {}
final class Service80Live: Service80 {}
protocol Service81 {}
final class Service81Live: Service81 {}
protocol Service82 {}
final class Service82Live: Service82 {}
protocol Service83 {}
final class Service83Live: Service83 {}
protocol Service84 {}
final class Service84Live: Service84 {}
protocol Service85 {}
final class Service85Live: Service85 {}
protocol Service86 {}
final class Service86Live: Service86 {}
protocol Service87 {}
final class Service87Live: Service87 {}
protocol Service88 {}
final class Service88Live: Service88 {}
protocol Service89 {}
final class Service89Live: Service89 {}
protocol Service90 {}
final class Service90Live: Service90 {}
protocol Service91 {}
final class Service91Live: Service91 {}
protocol Service92 {}
final class Service92Live: Service92 {}
protocol Service93 {}
final class Service93Live: Service93 {}
protocol Service94 {}
final class Service94Live: Service94 {}
protocol Service95 {}
final class Service95Live: Service95 {}
protocol Service96 {}
final class Service96Live: Service96 {}
protocol Service97 {}
final class Service97Live: Service97 {}
protocol Service98 {}
final class Service98Live: Service98 {}
protocol Service99 {}
final class Service99Live: Service99 {}
protocol Service100 {}
final class Service100Live: Service100 {}
protocol Service101 {}
final class Service101Live: Service101 {}
protocol Service102 {}
final class Service102Live: Service102 {}
protocol Service103 {}
final class Service103Live: Service103 {}
protocol Service104 {}
final class Service104Live: Service104 {}
protocol Service105 {}
final class Service105Live: Service105 {}
protocol Service106 {}
final class Service106Live: Service106 {}
protocol Service107 {}
final class Service107Live: Service107 {}
protocol Service108 {}
final class Service108Live: Service108 {}
protocol Service109 {}
final class Service109Live: Service109 {}
protocol Service110 {}
final class Service110Live: Service110 {}
protocol Service111 {}
final class Service111Live: Service111 {}
protocol Service112 {}
final class Service112Live: Service112 {}
protocol Service113 {}
final class Service113Live: Service113 {}
protocol Service114 {}
final class Service114Live: Service114 {}
protocol Service115 {}
final class Service115Live: Service115 {}
protocol Service116 {}
final class Service116Live: Service116 {}
protocol Service117 {}
final class Service117Live: Service117 {}
protocol Service118 {}
final class Service118Live: Service118 {}
protocol Service119 {}
final class Service119Live: Service119 {}
protocol Service120 {}
final class Service120Live: Service120 {}
protocol Service121 {}
final class Service121Live: Service121 {}
protocol Service122 {}
final class Service122Live: Service122 {}
protocol Service123 {}
final class Service123Live: Service123 {}
protocol Service124 {}
final class Service124Live: Service124 {}
protocol Service125 {}
final class Service125Live: Service125 {}
protocol Service126 {}
final class Service126Live: Service126 {}
protocol Service127 {}
final class Service127Live: Service127 {}
protocol Service128 {}
final class Service128Live: Service128 {}
protocol Service129 {}
final class Service129Live: Service129 {}
protocol Service130 {}
final class Service130Live: Service130 {}
protocol Service131 {}
final class Service131Live: Service131 {}
protocol Service132 {}
final class Service132Live: Service132 {}
protocol Service133 {}
final class Service133Live: Service133 {}
protocol Service134 {}
final class Service134Live: Service134 {}
protocol Service135 {}
final class Service135Live: Service135 {}
protocol Service136 {}
final class Service136Live: Service136 {}
protocol Service137 {}
final class Service137Live: Service137 {}
protocol Service138 {}
final class Service138Live: Service138 {}
protocol Service139 {}
final class Service139Live: Service139 {}
protocol Service140 {}
final class Service140Live: Service140 {}
protocol Service141 {}
final class Service141Live: Service141 {}
protocol Service142 {}
final class Service142Live: Service142 {}
protocol Service143 {}
final class Service143Live: Service143 {}
protocol Service144 {}
final class Service144Live: Service144 {}
protocol Service145 {}
final class Service145Live: Service145 {}
protocol Service146 {}
final class Service146Live: Service146 {}
protocol Service147 {}
final class Service147Live: Service147 {}
protocol Service148 {}
final class Service148Live: Service148 {}
protocol Service149 {}
final class Service149Live: Service149 {}
protocol Service150 {}
final class Service150Live: Service150 {}
protocol Service151 {}
final class Service151Live: Service151 {}
protocol Service152 {}
final class Service152Live: Service152 {}
protocol Service153 {}
final class Service153Live: Service153 {}
protocol Service154 {}
final class Service154Live: Service154 {}
protocol Service155 {}
final class Service155Live: Service155 {}
protocol Service156 {}
final class Service156Live: Service156 {}
protocol Service157 {}
final class Service157Live: Service157 {}
protocol Service158 {}
final class Service158Live: Service158 {}
protocol Service159 {}
final class Service159Live: Service159 {}
protocol Service160 {}
final class Service160Live: Service160 {}
protocol Service161 {}
final class Service161Live: Service161 {}
protocol Service162 {}
final class Service162Live: Service162 {}
protocol Service163 {}
final class Service163Live: Service163 {}
protocol Service164 {}
final class Service164Live: Service164 {}
protocol Service165 {}
final class Service165Live: Service165 {}
protocol Service166 {}
final class Service166Live: Service166 {}
protocol Service167 {}
final class Service167Live: Service167 {}
protocol Service168 {}
final class Service168Live: Service168 {}
protocol Service169 {}
final class Service169Live: Service169 {}
protocol Service170 {}
final class Service170Live: Service170 {}
protocol Service171 {}
final class Service171Live: Service171 {}
protocol Service172 {}
final class Service172Live: Service172 {}
protocol Service173 {}
final class Service173Live: Service173 {}
protocol Service174 {}
final class Service174Live: Service174 {}
protocol Service175 {}
final class Service175Live: Service175 {}
protocol Service176 {}
final class Service176Live: Service176 {}
protocol Service177 {}
final class Service177Live: Service177 {}
protocol Service178 {}
final class Service178Live: Service178 {}
protocol Service179 {}
final class Service179Live: Service179 {}
protocol Service180 {}
final class Service180Live: Service180 {}
protocol Service181 {}
final class Service181Live: Service181 {}
protocol Service182 {}
final class Service182Live: Service182 {}
protocol Service183 {}
final class Service183Live: Service183 {}
protocol Service184 {}
final class Service184Live: Service184 {}
protocol Service185 {}
final class Service185Live: Service185 {}
protocol Service186 {}
final class Service186Live: Service186 {}
protocol Service187 {}
final class Service187Live: Service187 {}
protocol Service188 {}
final class Service188Live: Service188 {}
protocol Service189 {}
final class Service189Live: Service189 {}
protocol Service190 {}
final class Service190Live: Service190 {}
protocol Service191 {}
final class Service191Live: Service191 {}
protocol Service192 {}
final class Service192Live: Service192 {}
protocol Service193 {}
final class Service193Live: Service193 {}
protocol Service194 {}
final class Service194Live: Service194 {}
protocol Service195 {}
final class Service195Live: Service195 {}
protocol Service196 {}
final class Service196Live: Service196 {}
protocol Service197 {}
final class Service197Live: Service197 {}
protocol Service198 {}
final class Service198Live: Service198 {}
protocol Service199 {}
final class Service199Live: Service199 {}
protocol Service200 {}
final class Service200Live: Service200 {}
protocol Service201 {}
final class Service201Live: Service201 {}
protocol Service202 {}
final class Service202Live: Service202 {}
protocol Service203 {}
final class Service203Live: Service203 {}
protocol Service204 {}
final class Service204Live: Service204 {}
protocol Service205 {}
final class Service205Live: Service205 {}
protocol Service206 {}
final class Service206Live: Service206 {}
protocol Service207 {}
final class Service207Live: Service207 {}
protocol Service208 {}
final class Service208Live: Service208 {}
protocol Service209 {}
final class Service209Live: Service209 {}
protocol Service210 {}
final class Service210Live: Service210 {}
protocol Service211 {}
final class Service211Live: Service211 {}
protocol Service212 {}
final class Service212Live: Service212 {}
protocol Service213 {}
final class Service213Live: Service213 {}
protocol Service214 {}
final class Service214Live: Service214 {}
protocol Service215 {}
final class Service215Live: Service215 {}
protocol Service216 {}
final class Service216Live: Service216 {}
protocol Service217 {}
final class Service217Live: Service217 {}
protocol Service218 {}
final class Service218Live: Service218 {}
protocol Service219 {}
final class Service219Live: Service219 {}
protocol Service220 {}
final class Service220Live: Service220 {}
protocol Service221 {}
final class Service221Live: Service221 {}
protocol Service222 {}
final class Service222Live: Service222 {}
protocol Service223 {}
final class Service223Live: Service223 {}
protocol Service224 {}
final class Service224Live: Service224 {}
protocol Service225 {}
final class Service225Live: Service225 {}
protocol Service226 {}
final class Service226Live: Service226 {}
protocol Service227 {}
final class Service227Live: Service227 {}
protocol Service228 {}
final class Service228Live: Service228 {}
protocol Service229 {}
final class Service229Live: Service229 {}
protocol Service230 {}
final class Service230Live: Service230 {}
protocol Service231 {}
final class Service231Live: Service231 {}
protocol Service232 {}
final class Service232Live: Service232 {}
protocol Service233 {}
final class Service233Live: Service233 {}
protocol Service234 {}
final class Service234Live: Service234 {}
protocol Service235 {}
final class Service235Live: Service235 {}
protocol Service236 {}
final class Service236Live: Service236 {}
protocol Service237 {}
final class Service237Live: Service237 {}
protocol Service238 {}
final class Service238Live: Service238 {}
protocol Service239 {}
final class Service239Live: Service239 {}
protocol Service240 {}
final class Service240Live: Service240 {}
protocol Service241 {}
final class Service241Live: Service241 {}
protocol Service242 {}
final class Service242Live: Service242 {}
protocol Service243 {}
final class Service243Live: Service243 {}
protocol Service244 {}
final class Service244Live: Service244 {}
protocol Service245 {}
final class Service245Live: Service245 {}
protocol Service246 {}
final class Service246Live: Service246 {}
protocol Service247 {}
final class Service247Live: Service247 {}
protocol Service248 {}
final class Service248Live: Service248 {}
protocol Service249 {}
final class Service249Live: Service249 {}
protocol Service250 {}
final class Service250Live: Service250 {}
protocol Service251 {}
final class Service251Live: Service251 {}
protocol Service252 {}
final class Service252Live: Service252 {}
protocol Service253 {}
final class Service253Live: Service253 {}
protocol Service254 {}
final class Service254Live: Service254 {}
protocol Service255 {}
final class Service255Live: Service255 {}
protocol Service256 {}
final class Service256Live: Service256 {}
protocol Service257 {}
final class Service257Live: Service257 {}
protocol Service258 {}
final class Service258Live: Service258 {}
protocol Service259 {}
final class Service259Live: Service259 {}
protocol Service260 {}
final class Service260Live: Service260 {}
protocol Service261 {}
final class Service261Live: Service261 {}
protocol Service262 {}
final class Service262Live: Service262 {}
protocol Service263 {}
final class Service263Live: Service263 {}
protocol Service264 {}
final class Service264Live: Service264 {}
protocol Service265 {}
final class Service265Live: Service265 {}
protocol Service266 {}
final class Service266Live: Service266 {}
protocol Service267 {}
final class Service267Live: Service267 {}
protocol Service268 {}
final class Service268Live: Service268 {}
protocol Service269 {}
final class Service269Live: Service269 {}
protocol Service270 {}
final class Service270Live: Service270 {}
protocol Service271 {}
final class Service271Live: Service271 {}
protocol Service272 {}
final class Service272Live: Service272 {}
protocol Service273 {}
final class Service273Live: Service273 {}
protocol Service274 {}
final class Service274Live: Service274 {}
protocol Service275 {}
final class Service275Live: Service275 {}
protocol Service276 {}
final class Service276Live: Service276 {}
protocol Service277 {}
final class Service277Live: Service277 {}
protocol Service278 {}
final class Service278Live: Service278 {}
protocol Service279 {}
final class Service279Live: Service279 {}
protocol Service280 {}
final class Service280Live: Service280 {}
protocol Service281 {}
final class Service281Live: Service281 {}
protocol Service282 {}
final class Service282Live: Service282 {}
protocol Service283 {}
final class Service283Live: Service283 {}
protocol Service284 {}
final class Service284Live: Service284 {}
protocol Service285 {}
final class Service285Live: Service285 {}
protocol Service286 {}
final class Service286Live: Service286 {}
protocol Service287 {}
final class Service287Live: Service287 {}
protocol Service288 {}
final class Service288Live: Service288 {}
protocol Service289 {}
final class Service289Live: Service289 {}
protocol Service290 {}
final class Service290Live: Service290 {}
protocol Service291 {}
final class Service291Live: Service291 {}
protocol Service292 {}
final class Service292Live: Service292 {}
protocol Service293 {}
final class Service293Live: Service293 {}
protocol Service294 {}
final class Service294Live: Service294 {}
protocol Service295 {}
final class Service295Live: Service295 {}
protocol Service296 {}
final class Service296Live: Service296 {}
protocol Service297 {}
final class Service297Live: Service297 {}
protocol Service298 {}
final class Service298Live: Service298 {}
protocol Service299 {}
final class Service299Live: Service299 {}
final class Screen0Impl { init(service: any Service0) {} }
final class Screen1Impl { init(service: any Service1) {} }
final class Screen2Impl { init(service: any Service2) {} }
final class Screen3Impl { init(service: any Service3) {} }
final class Screen4Impl { init(service: any Service4) {} }
final class Screen5Impl { init(service: any Service5) {} }
final class Screen6Impl { init(service: any Service6) {} }
final class Screen7Impl { init(service: any Service7) {} }
final class Screen8Impl { init(service: any Service8) {} }
final class Screen9Impl { init(service: any Service9) {} }
final class Screen10Impl { init(service: any Service10) {} }
final class Screen11Impl { init(service: any Service11) {} }
final class Screen12Impl { init(service: any Service12) {} }
final class Screen13Impl { init(service: any Service13) {} }
final class Screen14Impl { init(service: any Service14) {} }
final class Screen15Impl { init(service: any Service15) {} }
final class Screen16Impl { init(service: any Service16) {} }
final class Screen17Impl { init(service: any Service17) {} }
final class Screen18Impl { init(service: any Service18) {} }
final class Screen19Impl { init(service: any Service19) {} }
final class Screen20Impl { init(service: any Service20) {} }
final class Screen21Impl { init(service: any Service21) {} }
final class Screen22Impl { init(service: any Service22) {} }
final class Screen23Impl { init(service: any Service23) {} }
final class Screen24Impl { init(service: any Service24) {} }
final class Screen25Impl { init(service: any Service25) {} }
final class Screen26Impl { init(service: any Service26) {} }
final class Screen27Impl { init(service: any Service27) {} }
final class Screen28Impl { init(service: any Service28) {} }
final class Screen29Impl { init(service: any Service29) {} }
final class Screen30Impl { init(service: any Service30) {} }
final class Screen31Impl { init(service: any Service31) {} }
final class Screen32Impl { init(service: any Service32) {} }
final class Screen33Impl { init(service: any Service33) {} }
final class Screen34Impl { init(service: any Service34) {} }
final class Screen35Impl { init(service: any Service35) {} }
final class Screen36Impl { init(service: any Service36) {} }
final class Screen37Impl { init(service: any Service37) {} }
final class Screen38Impl { init(service: any Service38) {} }
final class Screen39Impl { init(service: any Service39) {} }
final class Screen40Impl { init(service: any Service40) {} }
final class Screen41Impl { init(service: any Service41) {} }
final class Screen42Impl { init(service: any Service42) {} }
final class Screen43Impl { init(service: any Service43) {} }
final class Screen44Impl { init(service: any Service44) {} }
final class Screen45Impl { init(service: any Service45) {} }
final class Screen46Impl { init(service: any Service46) {} }
final class Screen47Impl { init(service: any Service47) {} }
final class Screen48Impl { init(service: any Service48) {} }
final class Screen49Impl { init(service: any Service49) {} }
final class Screen50Impl { init(service: any Service50) {} }
final class Screen51Impl { init(service: any Service51) {} }
final class Screen52Impl { init(service: any Service52) {} }
final class Screen53Impl { init(service: any Service53) {} }
final class Screen54Impl { init(service: any Service54) {} }
final class Screen55Impl { init(service: any Service55) {} }
final class Screen56Impl { init(service: any Service56) {} }
final class Screen57Impl { init(service: any Service57) {} }
final class Screen58Impl { init(service: any Service58) {} }
final class Screen59Impl { init(service: any Service59) {} }
final class Screen60Impl { init(service: any Service60) {} }
final class Screen61Impl { init(service: any Service61) {} }
final class Screen62Impl { init(service: any Service62) {} }
final class Screen63Impl { init(service: any Service63) {} }
final class Screen64Impl { init(service: any Service64) {} }
final class Screen65Impl { init(service: any Service65) {} }
final class Screen66Impl { init(service: any Service66) {} }
final class Screen67Impl { init(service: any Service67) {} }
final class Screen68Impl { init(service: any Service68) {} }
final class Screen69Impl { init(service: any Service69) {} }
final class Screen70Impl { init(service: any Service70) {} }
final class Screen71Impl { init(service: any Service71) {} }
final class Screen72Impl { init(service: any Service72) {} }
final class Screen73Impl { init(service: any Service73) {} }
final class Screen74Impl { init(service: any Service74) {} }
final class Screen75Impl { init(service: any Service75) {} }
final class Screen76Impl { init(service: any Service76) {} }
final class Screen77Impl { init(service: any Service77) {} }
final class Screen78Impl { init(service: any Service78) {} }
final class Screen79Impl { init(service: any Service79) {} }
final class Screen80Impl { init(service: any Service80) {} }
final class Screen81Impl { init(service: any Service81) {} }
final class Screen82Impl { init(service: any Service82) {} }
final class Screen83Impl { init(service: any Service83) {} }
final class Screen84Impl { init(service: any Service84) {} }
final class Screen85Impl { init(service: any Service85) {} }
final class Screen86Impl { init(service: any Service86) {} }
final class Screen87Impl { init(service: any Service87) {} }
final class Screen88Impl { init(service: any Service88) {} }
final class Screen89Impl { init(service: any Service89) {} }
final class Screen90Impl { init(service: any Service90) {} }
final class Screen91Impl { init(service: any Service91) {} }
final class Screen92Impl { init(service: any Service92) {} }
final class Screen93Impl { init(service: any Service93) {} }
final class Screen94Impl { init(service: any Service94) {} }
final class Screen95Impl { init(service: any Service95) {} }
final class Screen96Impl { init(service: any Service96) {} }
final class Screen97Impl { init(service: any Service97) {} }
final class Screen98Impl { init(service: any Service98) {} }
final class Screen99Impl { init(service: any Service99) {} }
final class Screen100Impl { init(service: any Service100) {} }
final class Screen101Impl { init(service: any Service101) {} }
final class Screen102Impl { init(service: any Service102) {} }
final class Screen103Impl { init(service: any Service103) {} }
final class Screen104Impl { init(service: any Service104) {} }
final class Screen105Impl { init(service: any Service105) {} }
final class Screen106Impl { init(service: any Service106) {} }
final class Screen107Impl { init(service: any Service107) {} }
final class Screen108Impl { init(service: any Service108) {} }
final class Screen109Impl { init(service: any Service109) {} }
final class Screen110Impl { init(service: any Service110) {} }
final class Screen111Impl { init(service: any Service111) {} }
final class Screen112Impl { init(service: any Service112) {} }
final class Screen113Impl { init(service: any Service113) {} }
final class Screen114Impl { init(service: any Service114) {} }
final class Screen115Impl { init(service: any Service115) {} }
final class Screen116Impl { init(service: any Service116) {} }
final class Screen117Impl { init(service: any Service117) {} }
final class Screen118Impl { init(service: any Service118) {} }
final class Screen119Impl { init(service: any Service119) {} }
final class Screen120Impl { init(service: any Service120) {} }
final class Screen121Impl { init(service: any Service121) {} }
final class Screen122Impl { init(service: any Service122) {} }
final class Screen123Impl { init(service: any Service123) {} }
final class Screen124Impl { init(service: any Service124) {} }
final class Screen125Impl { init(service: any Service125) {} }
final class Screen126Impl { init(service: any Service126) {} }
final class Screen127Impl { init(service: any Service127) {} }
final class Screen128Impl { init(service: any Service128) {} }
final class Screen129Impl { init(service: any Service129) {} }
final class Screen130Impl { init(service: any Service130) {} }
final class Screen131Impl { init(service: any Service131) {} }
final class Screen132Impl { init(service: any Service132) {} }
final class Screen133Impl { init(service: any Service133) {} }
final class Screen134Impl { init(service: any Service134) {} }
final class Screen135Impl { init(service: any Service135) {} }
final class Screen136Impl { init(service: any Service136) {} }
final class Screen137Impl { init(service: any Service137) {} }
final class Screen138Impl { init(service: any Service138) {} }
final class Screen139Impl { init(service: any Service139) {} }
final class Screen140Impl { init(service: any Service140) {} }
final class Screen141Impl { init(service: any Service141) {} }
final class Screen142Impl { init(service: any Service142) {} }
final class Screen143Impl { init(service: any Service143) {} }
final class Screen144Impl { init(service: any Service144) {} }
final class Screen145Impl { init(service: any Service145) {} }
final class Screen146Impl { init(service: any Service146) {} }
final class Screen147Impl { init(service: any Service147) {} }
final class Screen148Impl { init(service: any Service148) {} }
final class Screen149Impl { init(service: any Service149) {} }
final class Screen150Impl { init(service: any Service150) {} }
final class Screen151Impl { init(service: any Service151) {} }
final class Screen152Impl { init(service: any Service152) {} }
final class Screen153Impl { init(service: any Service153) {} }
final class Screen154Impl { init(service: any Service154) {} }
final class Screen155Impl { init(service: any Service155) {} }
final class Screen156Impl { init(service: any Service156) {} }
final class Screen157Impl { init(service: any Service157) {} }
final class Screen158Impl { init(service: any Service158) {} }
final class Screen159Impl { init(service: any Service159) {} }
final class Screen160Impl { init(service: any Service160) {} }
final class Screen161Impl { init(service: any Service161) {} }
final class Screen162Impl { init(service: any Service162) {} }
final class Screen163Impl { init(service: any Service163) {} }
final class Screen164Impl { init(service: any Service164) {} }
final class Screen165Impl { init(service: any Service165) {} }
final class Screen166Impl { init(service: any Service166) {} }
final class Screen167Impl { init(service: any Service167) {} }
final class Screen168Impl { init(service: any Service168) {} }
final class Screen169Impl { init(service: any Service169) {} }
final class Screen170Impl { init(service: any Service170) {} }
final class Screen171Impl { init(service: any Service171) {} }
final class Screen172Impl { init(service: any Service172) {} }
final class Screen173Impl { init(service: any Service173) {} }
final class Screen174Impl { init(service: any Service174) {} }
final class Screen175Impl { init(service: any Service175) {} }
final class Screen176Impl { init(service: any Service176) {} }
final class Screen177Impl { init(service: any Service177) {} }
final class Screen178Impl { init(service: any Service178) {} }
final class Screen179Impl { init(service: any Service179) {} }
final class Screen180Impl { init(service: any Service180) {} }
final class Screen181Impl { init(service: any Service181) {} }
final class Screen182Impl { init(service: any Service182) {} }
final class Screen183Impl { init(service: any Service183) {} }
final class Screen184Impl { init(service: any Service184) {} }
final class Screen185Impl { init(service: any Service185) {} }
final class Screen186Impl { init(service: any Service186) {} }
final class Screen187Impl { init(service: any Service187) {} }
final class Screen188Impl { init(service: any Service188) {} }
final class Screen189Impl { init(service: any Service189) {} }
final class Screen190Impl { init(service: any Service190) {} }
final class Screen191Impl { init(service: any Service191) {} }
final class Screen192Impl { init(service: any Service192) {} }
final class Screen193Impl { init(service: any Service193) {} }
final class Screen194Impl { init(service: any Service194) {} }
final class Screen195Impl { init(service: any Service195) {} }
final class Screen196Impl { init(service: any Service196) {} }
final class Screen197Impl { init(service: any Service197) {} }
final class Screen198Impl { init(service: any Service198) {} }
final class Screen199Impl { init(service: any Service199) {} }
final class Screen200Impl { init(service: any Service200) {} }
final class Screen201Impl { init(service: any Service201) {} }
final class Screen202Impl { init(service: any Service202) {} }
final class Screen203Impl { init(service: any Service203) {} }
final class Screen204Impl { init(service: any Service204) {} }
final class Screen205Impl { init(service: any Service205) {} }
final class Screen206Impl { init(service: any Service206) {} }
final class Screen207Impl { init(service: any Service207) {} }
final class Screen208Impl { init(service: any Service208) {} }
final class Screen209Impl { init(service: any Service209) {} }
final class Screen210Impl { init(service: any Service210) {} }
final class Screen211Impl { init(service: any Service211) {} }
final class Screen212Impl { init(service: any Service212) {} }
final class Screen213Impl { init(service: any Service213) {} }
final class Screen214Impl { init(service: any Service214) {} }
final class Screen215Impl { init(service: any Service215) {} }
final class Screen216Impl { init(service: any Service216) {} }
final class Screen217Impl { init(service: any Service217) {} }
final class Screen218Impl { init(service: any Service218) {} }
final class Screen219Impl { init(service: any Service219) {} }
final class Screen220Impl { init(service: any Service220) {} }
final class Screen221Impl { init(service: any Service221) {} }
final class Screen222Impl { init(service: any Service222) {} }
final class Screen223Impl { init(service: any Service223) {} }
final class Screen224Impl { init(service: any Service224) {} }
final class Screen225Impl { init(service: any Service225) {} }
final class Screen226Impl { init(service: any Service226) {} }
final class Screen227Impl { init(service: any Service227) {} }
final class Screen228Impl { init(service: any Service228) {} }
final class Screen229Impl { init(service: any Service229) {} }
final class Screen230Impl { init(service: any Service230) {} }
final class Screen231Impl { init(service: any Service231) {} }
final class Screen232Impl { init(service: any Service232) {} }
final class Screen233Impl { init(service: any Service233) {} }
final class Screen234Impl { init(service: any Service234) {} }
final class Screen235Impl { init(service: any Service235) {} }
final class Screen236Impl { init(service: any Service236) {} }
final class Screen237Impl { init(service: any Service237) {} }
final class Screen238Impl { init(service: any Service238) {} }
final class Screen239Impl { init(service: any Service239) {} }
final class Screen240Impl { init(service: any Service240) {} }
final class Screen241Impl { init(service: any Service241) {} }
final class Screen242Impl { init(service: any Service242) {} }
final class Screen243Impl { init(service: any Service243) {} }
final class Screen244Impl { init(service: any Service244) {} }
final class Screen245Impl { init(service: any Service245) {} }
final class Screen246Impl { init(service: any Service246) {} }
final class Screen247Impl { init(service: any Service247) {} }
final class Screen248Impl { init(service: any Service248) {} }
final class Screen249Impl { init(service: any Service249) {} }
final class Screen250Impl { init(service: any Service250) {} }
final class Screen251Impl { init(service: any Service251) {} }
final class Screen252Impl { init(service: any Service252) {} }
final class Screen253Impl { init(service: any Service253) {} }
final class Screen254Impl { init(service: any Service254) {} }
final class Screen255Impl { init(service: any Service255) {} }
final class Screen256Impl { init(service: any Service256) {} }
final class Screen257Impl { init(service: any Service257) {} }
final class Screen258Impl { init(service: any Service258) {} }
final class Screen259Impl { init(service: any Service259) {} }
final class Screen260Impl { init(service: any Service260) {} }
final class Screen261Impl { init(service: any Service261) {} }
final class Screen262Impl { init(service: any Service262) {} }
final class Screen263Impl { init(service: any Service263) {} }
final class Screen264Impl { init(service: any Service264) {} }
final class Screen265Impl { init(service: any Service265) {} }
final class Screen266Impl { init(service: any Service266) {} }
final class Screen267Impl { init(service: any Service267) {} }
final class Screen268Impl { init(service: any Service268) {} }
final class Screen269Impl { init(service: any Service269) {} }
final class Screen270Impl { init(service: any Service270) {} }
final class Screen271Impl { init(service: any Service271) {} }
final class Screen272Impl { init(service: any Service272) {} }
final class Screen273Impl { init(service: any Service273) {} }
final class Screen274Impl { init(service: any Service274) {} }
final class Screen275Impl { init(service: any Service275) {} }
final class Screen276Impl { init(service: any Service276) {} }
final class Screen277Impl { init(service: any Service277) {} }
final class Screen278Impl { init(service: any Service278) {} }
final class Screen279Impl { init(service: any Service279) {} }
final class Screen280Impl { init(service: any Service280) {} }
final class Screen281Impl { init(service: any Service281) {} }
final class Screen282Impl { init(service: any Service282) {} }
final class Screen283Impl { init(service: any Service283) {} }
final class Screen284Impl { init(service: any Service284) {} }
final class Screen285Impl { init(service: any Service285) {} }
final class Screen286Impl { init(service: any Service286) {} }
final class Screen287Impl { init(service: any Service287) {} }
final class Screen288Impl { init(service: any Service288) {} }
final class Screen289Impl { init(service: any Service289) {} }
final class Screen290Impl { init(service: any Service290) {} }
final class Screen291Impl { init(service: any Service291) {} }
final class Screen292Impl { init(service: any Service292) {} }
final class Screen293Impl { init(service: any Service293) {} }
final class Screen294Impl { init(service: any Service294) {} }
final class Screen295Impl { init(service: any Service295) {} }
final class Screen296Impl { init(service: any Service296) {} }
final class Screen297Impl { init(service: any Service297) {} }
final class Screen298Impl { init(service: any Service298) {} }
final class Screen299Impl { init(service: any Service299) {} }
